-- Limits of the chat, as `npx supabase test db` proves them on the stack, and `npm test` on PGlite.
begin;
select plan(17);

select has_table('private', 'chat_usage', 'calls are counted in a table');
select is(
  has_schema_privilege('anon', 'private', 'usage'), false,
  'visitors do not reach the schema of the counters'
);
select is(
  has_schema_privilege('authenticated', 'private', 'usage'), false,
  'nor does anybody who signs in'
);
select ok(
  (select relrowsecurity from pg_class where oid = 'private.chat_usage'::regclass),
  'row level security closes the table besides'
);
select is(
  has_function_privilege('anon', 'public.take_chat_call(text, integer, integer, boolean, integer)', 'execute'),
  false, 'visitors count no calls'
);
select is(
  has_function_privilege('authenticated', 'public.take_chat_call(text, integer, integer, boolean, integer)', 'execute'),
  false, 'nor does anybody who signs in'
);
select is(
  has_function_privilege('service_role', 'public.take_chat_call(text, integer, integer, boolean, integer)', 'execute'),
  true, 'the function of the site does'
);

select is(
  take_chat_call('a', 2, 9, true, 1), '{"allowed": true, "model": true}',
  'a first call is answered by the model'
);
select is(
  take_chat_call('a', 2, 9, true, 1), '{"allowed": true, "model": false}',
  'a call beyond the model''s budget is answered without it'
);
select is(
  (take_chat_call('a', 2, 9, true, 1) ->> 'allowed')::boolean, false,
  'a call beyond the limit of a minute is refused'
);
select ok(
  (take_chat_call('a', 2, 9, true, 1) ->> 'retry_after')::integer between 1 and 60,
  'with the seconds until the minute ends'
);
select is(
  (select minute_calls from private.chat_usage where bucket = 'client:a'), 2,
  'and is not counted'
);
select is(
  (take_chat_call('b', 2, 9, false, 1) ->> 'allowed')::boolean, true,
  'one client''s limit is no other''s'
);

update private.chat_usage set minute_started = now() - interval '61 seconds' where bucket = 'client:a';
select is(
  (take_chat_call('a', 2, 3, false, 1) ->> 'allowed')::boolean, true,
  'a minute later calls are answered again'
);
select ok(
  (take_chat_call('a', 2, 3, false, 1) ->> 'retry_after')::integer > 86000,
  'until the limit of a day'
);

update private.chat_usage set day_started = now() - interval '25 hours' where bucket = 'client:a';
select is(
  (take_chat_call('c', 2, 9, false, 1) ->> 'allowed')::boolean, true,
  'another client''s call is answered'
);
select is(
  (select count(*)::integer from private.chat_usage where bucket = 'client:a'), 0,
  'and takes away what is older than a day'
);

select * from finish();
rollback;
