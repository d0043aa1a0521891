-- Mails that were given up are counted for /metrics, and are few among many.
create index outbox_dead on outbox (gave_up_at) where gave_up_at is not null;
