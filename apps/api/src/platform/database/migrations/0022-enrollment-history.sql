-- The history of an instructor's enrollments reads the times and prices of a course from the index.
create index enrollments_of_course_by_time on enrollments (course_id, created_at) include (price_cents);

drop index enrollments_of_course;
