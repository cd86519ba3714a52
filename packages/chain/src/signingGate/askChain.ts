import type { Address } from '@musi/domain/address'
import { first } from '../firstReferences.ts'
import { bigintOf, calm, isHex, lowerCase, ownValue, part } from './own.ts'

const { apply, bodyText, parse, post, timeLimit } = first

/** Equals the limit of the page's own transport. */
const LIMIT_MS = 30_000

/** The chain, asked by nothing but the references that were taken first. Each throws where it does not answer. */
export type AskChain = {
  /** The V1 exchange of a token, by the factory; null if it has none. */
  exchangeOf: (factory: Address, token: Address) => Promise<Address | null>
  /** True if the factory has opened this collection. */
  isOpened: (factory: Address, collection: Address) => Promise<boolean>
  /** True if a token has allowances. For a collection of single pieces, which has none, 0 is the number of a piece. */
  hasAllowances: (token: Address) => Promise<boolean>
  /** The token a song is paid in; null if the jukebox knows no such song. */
  songToken: (jukebox: Address, song: `0x${string}`) => Promise<Address | null>
  latestBlockSeconds: () => Promise<bigint>
}

/** `getExchange(address)`, and the part of its argument that is always zero. */
const GET_EXCHANGE = '0x06f2bf62000000000000000000000000'

/** `artistOf(address)`, and the part of its argument that is always zero. */
const ARTIST_OF = '0x709f64ff000000000000000000000000'

/** `allowance(address,address)`, and the part of each argument that is always zero. */
const ALLOWANCE = '0xdd62ed3e'
const ZEROS = '000000000000000000000000'

/** `song(bytes32)`: seven words, of which the fourth is the token. */
const SONG = '0xbf598c40'

export function askChain(rpcUrl: string): AskChain {
  async function resultText(call: string): Promise<string> {
    const response = await calm(
      post(rpcUrl, {
        __proto__: null,
        method: 'POST',
        headers: { __proto__: null, 'content-type': 'application/json' } as unknown as Record<string, string>,
        body: `{"jsonrpc":"2.0","id":1,${call}}`,
        signal: apply(timeLimit, undefined, [LIMIT_MS]),
      } as RequestInit),
    )
    return calm(apply(bodyText, response, []))
  }
  return {
    async exchangeOf(factory, token) {
      const call = `{"to":"${factory}","data":"${GET_EXCHANGE}${part(lowerCase(token), 2)}"}`
      const answer = await calm(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      if (!isHex(result) || result.length !== 66) return null
      return bigintOf(result) === 0n ? null : `0x${part(result, 26)}`
    },
    async isOpened(factory, collection) {
      const call = `{"to":"${factory}","data":"${ARTIST_OF}${part(lowerCase(collection), 2)}"}`
      const answer = await calm(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      return isHex(result) && result.length === 66 && bigintOf(result) !== 0n
    },
    async hasAllowances(token) {
      const word = `${ZEROS}${part(lowerCase(token), 2)}`
      const call = `{"to":"${token}","data":"${ALLOWANCE}${word}${word}"}`
      const answer = await calm(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      return isHex(result) && result.length === 66
    },
    async songToken(jukebox, song) {
      const call = `{"to":"${jukebox}","data":"${SONG}${part(lowerCase(song), 2)}"}`
      const answer = await calm(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      if (!isHex(result) || result.length < 2 + 7 * 64) return null
      const token = part(result, 2 + 3 * 64, 2 + 4 * 64)
      return bigintOf(`0x${token}`) === 0n ? null : `0x${part(token, 24)}`
    },
    async latestBlockSeconds() {
      const answer = await calm(resultText('"method":"eth_getBlockByNumber","params":["latest",false]'))
      const seconds = bigintOf(ownValue(resultOf(answer), 'timestamp'))
      if (seconds === null) throw new Error('There is no latest block.')
      return seconds
    },
  }
}

/** A call that the chain refuses has no result; an answer that is not JSON-RPC throws. */
function resultOf(answer: string): unknown {
  const parsed: unknown = parse(answer)
  if (ownValue(parsed, 'jsonrpc') === undefined) throw new Error('This is no JSON-RPC.')
  return ownValue(parsed, 'result')
}
