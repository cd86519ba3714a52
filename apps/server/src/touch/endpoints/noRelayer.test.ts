import { expect, it } from 'vitest'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import { operations } from './operations.ts'
import { recoveries } from './recoveries.ts'
import { welcome } from './welcome.ts'

const unused = () => Promise.reject(new Error('used'))
const clock = { now: () => 0, sleep: unused }
const needs = { touch: null, plays: { grant: unused }, clock, publicOrigins: null }

it.each([
  ['operations', operations(needs)],
  ['welcomes', welcome(needs)],
  ['recoveries', recoveries(needs)],
])('without a relayer nothing is read of a request for %s (spec: touch.no-relayer)', async (_, endpoint) => {
  const body = { text: () => Promise.reject(new Error('read')) }
  const answer = await endpoint({ method: 'POST', body, params: {} } as unknown as ServedRequest)
  expect(answer).toMatchObject({ status: 404 })
})
