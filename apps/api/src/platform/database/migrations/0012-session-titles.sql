-- The titles of the sessions of a course, in their order: at most one per session, null for a session without one.
alter table courses
  add column session_titles jsonb not null default '[]',
  add constraint courses_session_titles check (jsonb_array_length(session_titles) <= sessions);
