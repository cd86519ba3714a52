import { expect, it } from 'vitest'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { IndexPage } from '../chainIndex.ts'
import { holders } from './holders.ts'

const request = {
  query: (name: string) => (name === 'token' ? `0x${'0'.repeat(39)}1` : null),
  headers: {},
} as unknown as ServedRequest
const STATUS = { at: null, since: 0, behind: null, isFollowing: true, isInTrouble: false }
const TOO_MUCH = {
  at: { number: 3, hash: '0x3' },
  rows: [],
  isLast: true,
  isTooMuch: true,
  since: 0,
  behind: 0,
} as const

it.each([
  ['an answer that is too large', true, TOO_MUCH, 422, 'tooMuch'],
  ['a history not read yet', true, null, 503, 'unread'],
  ['a server without a history', false, null, 404, 'noHistory'],
] as const)(
  '%s gives its own error, never an empty list (spec: index.answers)',
  async (_, isKept, page, status, code) => {
    const query = () => Promise.resolve(page as IndexPage<never> | null)
    const answer = await holders({ index: { isKept, query, status: () => STATUS } })(request)
    expect([answer.status, JSON.parse(answer.body as string)]).toMatchObject([status, { code }])
  },
)
