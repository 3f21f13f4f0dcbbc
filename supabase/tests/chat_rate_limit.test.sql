-- Rate limits of the chat; `npx supabase test db` runs these on the stack, `npm test` on PGlite.
begin;
select plan(21);

select has_table('private', 'chat_usage', 'a table counts calls');
select is(
  has_schema_privilege('anon', 'private', 'usage'), false,
  'anonymous visitors have no access to the schema'
);
select is(
  has_schema_privilege('authenticated', 'private', 'usage'), false,
  'nor have authenticated users'
);
select ok(
  (select relrowsecurity from pg_class where oid = 'private.chat_usage'::regclass),
  'row level security is enabled on the table'
);
select is(
  has_function_privilege('anon', 'public.take_chat_call(text, integer, integer, boolean, integer)', 'execute'),
  false, 'anonymous visitors may not execute the function'
);
select is(
  has_function_privilege('authenticated', 'public.take_chat_call(text, integer, integer, boolean, integer)', 'execute'),
  false, 'nor may authenticated users'
);
select is(
  has_function_privilege('service_role', 'public.take_chat_call(text, integer, integer, boolean, integer)', 'execute'),
  true, 'the service role may'
);

select is(
  take_chat_call('a', 2, 9, true, 1), '{"allowed": true, "model": true}',
  'allows the model for the first call'
);
select is(
  take_chat_call('a', 2, 9, true, 1), '{"allowed": true, "model": false}',
  'allows a call above the model''s budget without the model'
);
select is(
  (take_chat_call('a', 2, 9, true, 1) ->> 'allowed')::boolean, false,
  'refuses a call above the limit per minute'
);
select ok(
  (take_chat_call('a', 2, 9, true, 1) ->> 'retry_after')::integer between 1 and 60,
  'returns the seconds until the minute ends'
);
select is(
  (select minute_calls from private.chat_usage where bucket = 'client:a'), 2,
  'doesn''t count refused calls'
);
select is(
  (take_chat_call('b', 2, 9, false, 1) ->> 'allowed')::boolean, true,
  'limits each client separately'
);

update private.chat_usage set minute_started = now() - interval '61 seconds' where bucket = 'client:a';
select is(
  (take_chat_call('a', 2, 3, false, 1) ->> 'allowed')::boolean, true,
  'allows calls again after a minute'
);
select ok(
  (take_chat_call('a', 2, 3, false, 1) ->> 'retry_after')::integer > 86000,
  'refuses calls above the limit per day'
);

update private.chat_usage set minute_started = now() + interval '1 hour', day_started = now() + interval '1 hour'
where bucket = 'client:a';
select is(
  (take_chat_call('a', 1, 1, false, 1) ->> 'allowed')::boolean, true,
  'allows calls after the clock was set back'
);

update private.chat_usage set day_started = now() - interval '25 hours' where bucket = 'client:a';
select is(
  (take_chat_call('c', 2, 9, false, 1) ->> 'allowed')::boolean, true,
  'allows another client''s call'
);
select is(
  (select count(*)::integer from private.chat_usage where bucket = 'client:a'), 0,
  'deletes rows older than a day'
);

update private.chat_usage set day_started = now() - interval '25 hours' where bucket in ('client:b', 'model');
do $$ begin perform private.forget_chat_clients(); end $$;
select results_eq(
  'select bucket from private.chat_usage order by bucket', array['client:c', 'model'],
  'forgets clients after a day without another visit'
);
select is(
  has_function_privilege('anon', 'private.forget_chat_clients()', 'execute'), false,
  'anonymous visitors may not make it forget them'
);
select ok(
  to_regclass('cron.job') is null or query_to_xml(
    'select 1 from cron.job where jobname = ''forget-chat-clients''', false, false, ''
  )::text like '%1%',
  'does so hourly where pg_cron is'
);

select * from finish();
rollback;
