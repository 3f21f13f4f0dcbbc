-- Rate limits of the chat: calls per client, minute and day, and model calls per day in total.
-- The function `ai-chat` calls `take_chat_call` once per request with the secret key.

create schema if not exists private;
revoke all on schema private from public;

create table private.chat_usage (
  -- 'client:' and the salted hash of an address, or 'model' for all model calls.
  bucket text primary key check (length(bucket) <= 200),
  minute_started timestamptz not null,
  minute_calls integer not null,
  day_started timestamptz not null,
  day_calls integer not null
);

comment on table private.chat_usage is
  'Calls of the chat by client within a minute and a day. Rows older than a day are removed by later calls.';

create index chat_usage_day_started on private.chat_usage (day_started);

alter table private.chat_usage enable row level security;

-- Counts a call, unless a limit is reached. Returns {"allowed": true, "model": <whether the model may be called>}
-- or {"allowed": false, "retry_after": <seconds>}. Locks the client's row before the model's, so that parallel
-- calls can neither exceed a limit nor deadlock.
create function public.take_chat_call(
  client_key text,
  per_minute integer,
  per_day integer,
  wants_model boolean,
  model_per_day integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  client_bucket constant text := 'client:' || client_key;
  usage private.chat_usage;
  moment timestamptz;
  wait interval := interval '0';
begin
  -- The no-op update locks the row, which another call may be deleting as expired.
  insert into private.chat_usage values (client_bucket, now(), 0, now(), 0)
  on conflict (bucket) do update set bucket = excluded.bucket
  returning * into usage;

  -- Read after acquiring the lock: a call that waited must not count towards an expired window.
  moment := clock_timestamp();
  -- A window that starts in the future, because the clock was set back, counts as expired.
  if moment not between usage.minute_started and usage.minute_started + interval '1 minute' then
    usage.minute_started := moment;
    usage.minute_calls := 0;
  end if;
  if moment not between usage.day_started and usage.day_started + interval '1 day' then
    usage.day_started := moment;
    usage.day_calls := 0;
  end if;

  if usage.minute_calls >= per_minute then
    wait := usage.minute_started + interval '1 minute' - moment;
  end if;
  if usage.day_calls >= per_day then
    wait := greatest(wait, usage.day_started + interval '1 day' - moment);
  end if;
  if wait > interval '0' then
    return jsonb_build_object('allowed', false, 'retry_after', ceil(extract(epoch from wait)));
  end if;

  update private.chat_usage set
    minute_started = usage.minute_started,
    minute_calls = usage.minute_calls + 1,
    day_started = usage.day_started,
    day_calls = usage.day_calls + 1
  where bucket = client_bucket;

  delete from private.chat_usage where bucket in (
    select expired.bucket from private.chat_usage as expired
    where expired.day_started < moment - interval '1 day' and expired.bucket <> client_bucket
      and expired.bucket <> 'model'
    order by expired.day_started
    limit 20
    for update skip locked
  );

  if not wants_model then
    return jsonb_build_object('allowed', true, 'model', false);
  end if;

  insert into private.chat_usage values ('model', now(), 0, now(), 0)
  on conflict (bucket) do update set bucket = excluded.bucket
  returning * into usage;
  moment := clock_timestamp();
  if moment not between usage.day_started and usage.day_started + interval '1 day' then
    usage.day_started := moment;
    usage.day_calls := 0;
  end if;
  if usage.day_calls >= model_per_day then
    return jsonb_build_object('allowed', true, 'model', false);
  end if;
  update private.chat_usage set day_started = usage.day_started, day_calls = usage.day_calls + 1
  where bucket = 'model';
  return jsonb_build_object('allowed', true, 'model', true);
end;
$$;

comment on function public.take_chat_call is
  'Counts a call of the chat and says whether it may be answered and whether the model may be asked.';

revoke all on function public.take_chat_call from public, anon, authenticated;
grant execute on function public.take_chat_call to service_role;
