/**
 * Runs in the head before anything reads the session's storage: where the browser forbids it, the router's
 * scroll restoration would fail with an uncaught error, so it gets one that forgets. Stands in the page as text.
 */
export const blockedStorageScript = `(()=>{try{sessionStorage}catch{const n=()=>null;Object.defineProperty(window,"sessionStorage",{value:{getItem:n,setItem:n,removeItem:n}})}})()`;
