-- The totals of lists without a parent row. Triggers maintain them, so that no page counts rows.
create table catalog_totals (
  name text collate "C" primary key,
  total integer not null
);

insert into catalog_totals select 'domains', count(*) from domains;

insert into catalog_totals select 'expertises', count(*) from expertises;

create function count_rows() returns trigger language plpgsql as $$
begin
  update catalog_totals
    set total = total + (select count(*) from changed) * case tg_op when 'INSERT' then 1 else -1 end
    where name = tg_table_name and exists (select from changed);
  return null;
end $$;

create trigger count_added after insert on domains
  referencing new table as changed for each statement execute function count_rows();

create trigger count_removed after delete on domains
  referencing old table as changed for each statement execute function count_rows();

create trigger count_added after insert on expertises
  referencing new table as changed for each statement execute function count_rows();

create trigger count_removed after delete on expertises
  referencing old table as changed for each statement execute function count_rows();
