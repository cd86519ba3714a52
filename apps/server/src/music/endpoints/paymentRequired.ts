import type { PlayPrice } from '@musi/api/music/plays'
import { soundPath } from '@musi/api/paths'

/** Time in seconds within which a payment should be sent; after that, the price should be read again. */
const MAX_TIMEOUT_SECONDS = 60

/**
 * The header that tells programs the price of a play, in the format of x402 version 2: JSON in
 * base64 (spec: reach.payment).
 */
export function paymentRequired(error: string, { chainId, jukebox, song, token, cost }: PlayPrice): string {
  const answer = {
    x402Version: 2,
    error,
    resource: { url: soundPath(song), description: 'The whole song', mimeType: 'audio/mpeg' },
    accepts: [
      {
        scheme: 'jukebox',
        network: `eip155:${chainId}`,
        amount: cost,
        asset: token,
        payTo: jukebox,
        maxTimeoutSeconds: MAX_TIMEOUT_SECONDS,
        extra: { call: 'play(bytes32,uint256)', song, ticket: '/api/plays' },
      },
    ],
  }
  return Buffer.from(JSON.stringify(answer)).toString('base64')
}
