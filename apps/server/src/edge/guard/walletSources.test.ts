import { describe, expect, test } from 'vitest'
import { testConfig } from '#testing/testServer.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Sources that the policy of a configuration allows in addition to those of the default policy. */
function added(env: Record<string, string>): Record<string, string> {
  const policyOf = (more: Record<string, string>) =>
    (securityHeaders(testConfig(more))['content-security-policy'] ?? '').split('; ')
  const plain = policyOf({})
  return Object.fromEntries(
    policyOf(env)
      .filter((directive) => !plain.includes(directive))
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  )
}

describe('case 17: the policy names the hosts of exactly those wallets that are switched on', () => {
  test('WalletConnect adds its relay and its verification frame', () => {
    expect(added({ MUSI_WALLETCONNECT_PROJECT_ID: 'id' })).toEqual({
      'connect-src': "'self' wss://relay.walletconnect.org",
      'frame-src': "'self' https://verify.walletconnect.org",
    })
  })

  test('a configured relay replaces the public one', () => {
    const own = { MUSI_WALLETCONNECT_PROJECT_ID: 'id', MUSI_WALLETCONNECT_RELAY_URL: 'wss://relay.example:7443/v2?x=1' }
    expect(added(own)).toMatchObject({ 'connect-src': "'self' wss://relay.example:7443" })
    expect(added({ MUSI_WALLETCONNECT_RELAY_URL: 'wss://relay.example' })).toEqual({})
  })

  test('Coinbase Wallet adds its three hosts and the hashes of the styles it injects', () => {
    const { 'connect-src': hosts, 'style-src': styles, ...rest } = added({ MUSI_COINBASE_WALLET: 'on' })
    expect(hosts).toBe("'self' https://rpc.wallet.coinbase.com https://www.walletlink.org wss://www.walletlink.org")
    expect(styles).toMatch(/^'self'( 'sha256-[\w+/]{43}='){3}$/)
    expect(rest).toEqual({})
  })

  test('Fortmatic adds its frame and the image host it loads from', () => {
    expect(added({ MUSI_FORTMATIC_KEY: 'pk' })).toEqual({
      'img-src': "'self' blob: https://static.fortmatic.com",
      'frame-src': "'self' https://x2.fortmatic.com",
    })
  })
})
