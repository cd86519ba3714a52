import { expect, it } from 'vitest'
import { approvalRoute } from './approvalRoute.ts'

it.each([
  ['by a signed permit', false, 'notAsked', 'permit'],
  ['by transaction if a smart wallet is detected', true, 'notAsked', 'transaction'],
  ['by transaction if signing failed', false, 'failed', 'transaction'],
  ['not at all if the user rejected the signature', false, 'rejected', 'nothing'],
  ['not at all if the user of a smart wallet rejected', true, 'rejected', 'nothing'],
] as const)('a token is approved %s (spec: approvals.permit-fallback)', (_, isSmartWallet, signing, route) => {
  expect(approvalRoute(isSmartWallet, signing)).toBe(route)
})
