import { Delegate as DelegateRow } from '@musi/api/history/delegates'
import { DELEGATES_PATH } from '@musi/api/paths'
import type * as v from 'valibot'
import { type History, useHistory } from '#platform/session/history/useHistory.ts'

const TOPICS = ['votes', 'moves'] as const

export type Delegate = v.InferOutput<typeof DelegateRow>

/** Delegates from the history, most votes first. */
export const useDelegates = (): History<Delegate> =>
  useHistory({ path: `${DELEGATES_PATH}?`, row: DelegateRow, topics: TOPICS })
