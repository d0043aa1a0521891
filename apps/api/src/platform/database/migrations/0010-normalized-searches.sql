-- The rule `normalizeForSearch` of packages/rules: without case, accents and Arabic vowel signs, and with one form for
-- each letter. A test compares both.
create function normalize_for_search(value text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(value, NFKD)),
        '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]',
        '',
        'g'
      ),
      'ٱىیکةøłđıς’٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'اييكهoldiσ''01234567890123456789'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- The column is generated anew, because its function is another one.
alter table expertises drop column search_text;

create or replace function search_text(name jsonb) returns text
  language sql immutable parallel safe
  return (
    select coalesce(string_agg(normalize_for_search(value), E'\n' order by key), '') from jsonb_each_text(name)
  );

alter table expertises add column search_text text not null generated always as
  (search_text(name)) stored;

create index expertises_search on expertises using gin (search_text gin_trgm_ops) where published;
