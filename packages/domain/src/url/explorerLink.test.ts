import { describe, expect, it } from 'vitest'
import { explorerLink } from './explorerLink.ts'

describe('an explorer link', () => {
  it.each([
    ['https://polygonscan.com', 'tx', '0xab', 'https://polygonscan.com/tx/0xab'],
    ['https://polygonscan.com/', 'token', '0xab', 'https://polygonscan.com/token/0xab'],
    ['/explorer', 'block', 12, '/explorer/block/12'],
    ['/explorer', 'address', '../../swap?x#y', '/explorer/address/..%2F..%2Fswap%3Fx%23y'],
    ['/explorer', 'pair', '\ud800', '/explorer/pair/%EF%BF%BD'],
  ] as const)('from %s to %s %s is %s', (base, subject, identifier, link) => {
    expect(explorerLink(base, subject, identifier)).toBe(link)
  })
})
