import { expect, test } from 'vitest'
import { walletTrouble, walletTroubleText } from './chainErrors.ts'

const circular: Record<string, unknown> = { code: 4001 }
circular['data'] = circular
const circularWithoutCode: Record<string, unknown> = {}
circularWithoutCode['cause'] = circularWithoutCode
const throwingObject = new Proxy(
  {},
  {
    get() {
      throw new Error('no entry')
    },
  },
)

const CASES: readonly [string, unknown, string][] = [
  ['a refusal', { code: 4001, message: 'User rejected the request.' }, 'rejected'],
  ['a refusal whose code is text', { code: '4001' }, 'rejected'],
  ['a refusal two objects deep', { message: 'x', data: { originalError: { code: 4001 } } }, 'rejected'],
  ['a refusal without its code', new Error('User rejected the request.'), 'rejected'],
  ['a refusal by name', { code: 'ACTION_REJECTED', message: 'nope' }, 'rejected'],
  ['a refusal as text', 'Request denied by user', 'rejected'],
  ['a pending request', { code: -32002, message: 'Request already pending.' }, 'busy'],
  ['a locked wallet', { code: 4100 }, 'locked'],
  ['a method the wallet does not know', { code: 4200 }, 'unsupported'],
  ['a method no node knows', { code: -32601 }, 'unsupported'],
  ['a lost connection', { code: 4900 }, 'disconnected'],
  ['a lost chain', { code: 4901 }, 'disconnected'],
  ['a chain the wallet does not know', { code: -32603, data: { originalError: { code: 4902 } } }, 'unknownChain'],
  ['text', 'boom', 'other'],
  ['null', null, 'other'],
  ['undefined', undefined, 'other'],
  ['a number', 7, 'other'],
  ['a circular error', circular, 'rejected'],
  ['a circular error without a code', circularWithoutCode, 'other'],
  ['an object that throws when read', throwingObject, 'other'],
]

test.each(CASES)('case 42: %s gets a kind and a sentence', (_, error, kind) => {
  const trouble = walletTrouble(error)
  expect(trouble.kind).toBe(kind)
  expect(walletTroubleText(trouble)).toMatch(/^[A-Z].*/)
})

test('a wallet’s message is shown as short plain text', () => {
  const { message } = walletTrouble(new Error(`\u202Eevil${'x'.repeat(10_000)}`))
  expect(message).toMatch(/^evilx/)
  expect(message.length).toBeLessThanOrEqual(200)
})
