-- The name as a page in a language shows it: in that language, otherwise in English, otherwise in any other.
create function name_in(name jsonb, language text) returns text
  language sql immutable parallel safe
  return coalesce(
    nullif(btrim(name ->> language), ''),
    nullif(btrim(name ->> 'en'), ''),
    (select value from jsonb_each_text(name) where btrim(value) <> '' order by key limit 1),
    ''
  );

-- The order of each language has its own columns and indexes, which database/nameOrders.ts creates from the list of
-- languages. The columns `name_sort` stay for processes of the previous version during a rolling update.
drop index domains_by_name;

drop index categories_by_name;

drop index courses_by_name;

drop index expertises_sorted;
