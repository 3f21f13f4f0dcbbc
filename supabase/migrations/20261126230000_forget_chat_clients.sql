-- Deletes the hashed addresses of a quiet site, too: until now, only a later call did. Needs pg_cron, which Supabase has;
-- without it, later calls go on deleting. The previous version of the function works with this unchanged.

create function private.forget_chat_clients() returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.chat_usage where bucket <> 'model' and day_started < now() - interval '1 day';
$$;

comment on function private.forget_chat_clients is 'Deletes the rows of clients that are older than a day; runs hourly.';

revoke all on function private.forget_chat_clients from public;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('forget-chat-clients', '17 * * * *', 'select private.forget_chat_clients()');
  end if;
exception when others then
  raise notice 'pg_cron can''t be used: %', sqlerrm;
end;
$$;
