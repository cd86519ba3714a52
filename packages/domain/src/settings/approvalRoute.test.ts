import { expect, it } from 'vitest'
import { approvalRoute } from './approvalRoute.ts'

it.each([
  ['by signed permit', false, 'notAsked', 'permit'],
  ['by on-chain approval if a smart wallet is detected', true, 'notAsked', 'transaction'],
  ['or if signing fails for any reason', false, 'failed', 'transaction'],
  ['except user rejection', false, 'rejected', 'nothing'],
  ['of whichever wallet', true, 'rejected', 'nothing'],
] as const)('approve %s (spec: approvals.permit-fallback)', (_, isSmartWallet, signing, route) => {
  expect(approvalRoute(isSmartWallet, signing)).toBe(route)
})
