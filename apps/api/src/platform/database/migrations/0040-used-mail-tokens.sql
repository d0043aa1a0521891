-- A used link still tells its user that the address is verified.
alter table mail_tokens add column used_at timestamptz;
