import { decodePaymentRequiredHeader } from '@x402/core/http'
import { PaymentRequiredV2Schema } from '@x402/core/schemas'
import { expect, test } from 'vitest'
import { paymentRequired } from './paymentRequired.ts'

test('the published client reads the price of a play from a 402 (spec: reach.payment)', () => {
  const price = {
    chainId: 31_337,
    jukebox: `0x${'1'.repeat(40)}`,
    song: `0x${'2'.repeat(64)}`,
    token: `0x${'3'.repeat(40)}`,
    cost: '3000000000000000000',
    opensAtSeconds: '0',
  }
  const read = decodePaymentRequiredHeader(paymentRequired('`price` has the price.', price))
  expect(PaymentRequiredV2Schema.parse(read)).toMatchObject({
    x402Version: 2,
    resource: { url: `/api/songs/${price.song}/sound` },
    accepts: [{ network: 'eip155:31337', amount: price.cost, asset: price.token, payTo: price.jukebox }],
  })
})
