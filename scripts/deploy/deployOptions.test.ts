import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deployOptions } from './deployOptions.ts'
import { repositoryRoot } from '../run/steps.ts'

const GOOD = ['--rpc', 'https://node.example/v2/key', '--chain-id', '80002']
const KEY = '1f'.repeat(32)

const sentence = (...args: string[]) => {
  const parsed = deployOptions(args, {})
  return parsed.ok ? 'it is accepted' : parsed.sentence
}

it('the address book is written into the data folder under its chain id, or to --book', () => {
  const at = (args: string[], env = {}) => {
    const parsed = deployOptions([...GOOD, ...args], env)
    return parsed.ok ? parsed.options.bookPath : parsed.sentence
  }
  expect(at([])).toBe(join(repositoryRoot, '.musi/address-book-80002.json'))
  expect(at([], { MUSI_DATA_DIR: '/data' })).toBe('/data/address-book-80002.json')
  expect(at(['--book', '/else/book.json'])).toBe('/else/book.json')
})

it.each([
  ['the chain that has been shut down', '80001', '--chain-id is 80001, but Mumbai has been shut down'],
  ['the chain that npm start runs itself', '31337', 'run npm start, it deploys everything there'],
  ['a chain that is not in the table', '1', 'Musi can be deployed to 137 (Polygon) or 80002 (Amoy) only'],
  ['what is no number', 'amoy', '--chain-id is "amoy", but'],
])('%s is refused', (_, id, words) => {
  expect(sentence('--rpc', 'http://127.0.0.1:1', '--chain-id', id)).toContain(words)
})

it.each([
  [[KEY]],
  [[`0x${KEY}`]],
  [['--key', KEY]],
  [['--private-key=0x12']],
  [[`--yes=${KEY}`]],
  [['--mnemonic', 'a b']],
])('a key as an argument is refused and not repeated (%#)', (args) => {
  const message = sentence(...GOOD, ...args)
  expect(message).toContain('A key must never be an argument')
  expect(message).not.toContain(KEY)
})

it.each([
  ['nothing', [], 'npm run deploy -- --rpc URL --chain-id N'],
  ['an option that is not known', [...GOOD, '--fast'], "Unknown option '--fast'"],
  ['no chain', ['--rpc', 'http://127.0.0.1:1'], 'npm run deploy -- --rpc URL --chain-id N'],
  ['an endpoint that is no address', ['--rpc', 'polygon', '--chain-id', '137'], '--rpc is not the address'],
  ['a socket', ['--rpc', 'wss://node.example', '--chain-id', '137'], 'it must begin with http:// or https://'],
])('%s ends with a sentence', (_, args, words) => {
  expect(sentence(...args)).toContain(words)
})
