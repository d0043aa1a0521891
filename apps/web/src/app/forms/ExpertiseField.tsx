import type { ApiClient, Expertise } from '@lyceum/api-client';
import { expertiseSearchActors, expertiseSearchMachine } from '@lyceum/flows/expertise-search';
import type { Language } from '@lyceum/i18n';
import { expertiseSearchMinimum } from '@lyceum/rules';
import { Button } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { ExpertisePicker, type ExpertisePickerProps } from '@lyceum/ui/patterns/ExpertisePicker';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { browserLanguage } from '../../platform/i18n/i18n.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { localizedName } from '../courses/views.ts';
import { useFlow } from '../system/useFlow.ts';

/**
 * Runs the search for a screen with an `ExpertiseField`.
 * @param selected ids whose names are loaded, and free texts of a draft
 * @param serverIds ids from the server, such as those of the user's profile
 * @param key a new key starts a search for other selected ids, with the text that was typed
 */
export function useExpertiseSearch(
  selected: readonly string[],
  serverIds: readonly string[] = [],
  key?: string,
) {
  const [query, setQuery] = useState('');
  const [search, sendToFlow] = useFlow(expertiseSearchMachine, searchActors, {
    input: { selected, query },
    ...(key !== undefined && { key }),
  });
  const send = useCallback<ExpertiseFieldProps['send']>(
    (event) => {
      if (event.type === 'query.changed') setQuery(event.query);
      sendToFlow(event);
    },
    [sendToFlow],
  );
  return { search, send, serverIds };
}

const searchActors = (api: ApiClient) => expertiseSearchActors(api, browserLanguage);

export interface ExpertiseFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  /** Whether free texts are allowed in addition to search results. @default true */
  freeText?: boolean;
  /** Ids from the server. They are never shown as texts, even if their names are unknown. @default [] */
  serverIds?: readonly string[];
  search: SnapshotFrom<typeof expertiseSearchMachine>;
  send: (event: { type: 'query.changed'; query: string } | { type: 'retry.requested' }) => void;
}

function statusOf(search: ExpertiseFieldProps['search']): ExpertisePickerProps['status'] {
  const { suggestions } = search.value;
  const isLoading = suggestions === 'deciding' || suggestions === 'waiting' || suggestions === 'searching';
  return isLoading ? 'loading' : suggestions;
}

const optionOf = ({ id, name: names }: Expertise, language: Language, unknownName: string) => {
  const { name, nameLanguage } = localizedName(names, language, unknownName);
  return { value: id, label: name, ...(nameLanguage && { labelLanguage: nameLanguage }) };
};

/** The `ExpertisePicker` of an expertise-search snapshot, with names in the language of the page. */
export function ExpertiseField({
  value,
  onChange,
  error,
  freeText = true,
  serverIds = [],
  search,
  send,
}: ExpertiseFieldProps) {
  const { t } = useTranslation(['instructor', 'common']);
  const language = useLanguage();
  const unknownName = t('common:unknownName');
  const { query, results, expertisesById, searchMessage, selectedMessage } = search.context;
  const nameOf = (id: string) => {
    const expertise = expertisesById[id];
    if (expertise) return optionOf(expertise, language, unknownName);
    const isLoading = search.value.names === 'deciding' || search.value.names === 'loading';
    const isRequested = search.context.selected.includes(id) && search.value.names !== 'loaded';
    // An unknown value is a free text, unless it is an id from the server.
    if (freeText && !isRequested && !serverIds.includes(id)) return { value: id, label: id };
    return { value: id, label: isLoading ? t('common:states.loading') : unknownName };
  };
  return (
    <Stack gap="sm">
      <ExpertisePicker
        label={t('instructor:fields.expertise')}
        description={t(
          freeText ? 'instructor:fields.expertiseHint' : 'instructor:fields.expertiseSearchHint',
        )}
        error={error}
        selected={value.map(nameOf)}
        onChange={onChange}
        query={query}
        onQueryChange={(text) => send({ type: 'query.changed', query: text })}
        status={statusOf(search)}
        suggestions={results.map((expertise) => optionOf(expertise, language, unknownName))}
        searchError={searchMessage}
        freeText={freeText}
        texts={{
          blank: t('instructor:picker.blank'),
          tooShort: t('instructor:picker.tooShort', { minimum: expertiseSearchMinimum }),
          loading: t('instructor:picker.loading'),
          none: t('instructor:picker.none'),
          add: (name) => t('instructor:picker.add', { name }),
          selectionRequired: (name) => t('instructor:picker.notChosen', { name }),
          remove: (name) => t('common:actions.remove', { name }),
          added: (name) => t('common:choice.added', { name }),
          removed: (name) => t('common:choice.removed', { name }),
        }}
      />
      {selectedMessage && (
        <>
          <Notice tone="critical">{selectedMessage}</Notice>
          <Button onClick={() => send({ type: 'retry.requested' })}>{t('common:actions.tryAgain')}</Button>
        </>
      )}
    </Stack>
  );
}
