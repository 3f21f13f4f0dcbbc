import { chromium } from "@playwright/test";
const base = process.argv[2] ?? "http://localhost:4565";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
for (const path of ["/Services/DevOps","//","//foo","/services//devops","/services/DevOps","/%2F","/services/devops%20","/PROJECTS/overview","/IMPRESSUM","/%E0%A4%A","/a%00b","/services/%64evops", "/nope","/404","///","/services/devops//","/index.HTML"]) {
 const p = await b.newPage(); const logs:string[]=[];
 p.on("console",m=>logs.push(m.type()+": "+m.text().slice(0,150))); p.on("pageerror",e=>logs.push("pageerror "+e.message.slice(0,200)));
 try { const r=await p.goto(base+path); await p.waitForTimeout(1500);
 console.log(path, r?.status(), p.url(), "|", await p.title(), "|", (await p.locator("main").innerText()).replace(/\s+/g," ").slice(0,90), logs); } catch(e){console.log(path,String(e).slice(0,200))}
 await p.close();
}
await b.close();
