import type { PageName } from '@musi/domain/url/page'
import { useAway, useUnserved } from '../platform/session/freshness/useAway.ts'
import { ROUTES } from './routes.tsx'

/** Whether nobody answers on the line that all figures of the page come from (spec: reads.muted-pages). */
export function useMutedPage(name: PageName | null): boolean {
  const gone = { rpc: useAway() !== null, api: useUnserved() !== null }
  const line = name === null ? undefined : ROUTES[name].restsOn
  return line !== undefined && gone[line]
}
