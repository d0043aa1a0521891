-- /metrics counts the undeliverable mails, a small share of the table.
create index outbox_dead on outbox (gave_up_at) where gave_up_at is not null;
