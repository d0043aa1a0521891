-- A user may have several valid links at once, so that strangers cannot revoke the owner's by requesting another one.
alter table mail_tokens drop constraint mail_tokens_pkey;

alter table mail_tokens drop constraint mail_tokens_token_hash_key;

alter table mail_tokens add primary key (token_hash);

alter table mail_tokens add column created_at timestamptz not null default now();

alter table mail_tokens alter column created_at drop default;

create index mail_tokens_of_user on mail_tokens (user_id, purpose, created_at desc);

create index mail_tokens_by_end on mail_tokens (expires_at);

-- Whether the owner of the e-mail address set the password.
alter table users add column is_password_proven boolean not null default false;
