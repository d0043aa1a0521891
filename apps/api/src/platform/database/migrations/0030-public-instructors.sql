-- The sitemap lists the pages of approved instructors, in the order of their ids.
create index users_approved on users (id) where instructor_status = 'approved';
