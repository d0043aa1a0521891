import type { ApiClient } from '@lyceum/api-client';
import { enrollmentHistoryActors, enrollmentHistoryMachine } from '@lyceum/flows/enrollment-history';
import { figuresExportActors, figuresExportMachine } from '@lyceum/flows/figures-export';
import { type HistoryPeriod, historyPeriods, limits } from '@lyceum/rules';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePagedList } from '../../../app/lists/usePagedList.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { saveFile } from '../../../platform/document/saveFile.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import { figuresList } from '../lists.ts';
import { FiguresScreen } from './FiguresScreen.tsx';

const isPeriod = (text: string | null): text is HistoryPeriod =>
  text !== null && Object.hasOwn(historyPeriods, text);

/** The figures of an instructor [2.340]. The period is in the address. */
export function FiguresContainer() {
  const { t } = useTranslation(['dashboard', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const [search, setSearch] = useSearchParams();
  const parameter = search.get('period');
  const period = isPeriod(parameter) ? parameter : 'month';
  const [history, sendToHistory] = useFlow(enrollmentHistoryMachine, enrollmentHistoryActors, {
    input: { period, timeZone },
    key: `${period} ${timeZone}`,
  });
  const [list, send] = usePagedList(figuresList, { query: {}, limit: limits.coursesPerPage });
  const exportActors = (api: ApiClient) =>
    figuresExportActors(api, async (figures) => {
      const { figuresCsv } = await import('./figuresCsv.ts');
      saveFile('lyceum.csv', 'text/csv', figuresCsv(figures, t, language));
    });
  // A flow keeps its actors, and the file has the language of the page.
  const [exported, sendToExport] = useFlow(figuresExportMachine, exportActors, { key: language });
  return (
    <FiguresScreen
      period={period}
      onPeriodChange={(choice) => setSearch({ period: choice }, { replace: true, preventScrollReset: true })}
      history={history}
      sendToHistory={sendToHistory}
      list={list}
      send={send}
      exported={exported}
      sendToExport={sendToExport}
    />
  );
}
