import type { Address } from '@musi/domain/address'
import { pristine } from '../firstReferences.ts'
import { bigintOf, safeAwait, isHex, lowerCase, ownValue, sliceText } from './ownFields.ts'

const { apply, bodyText, parse, post, timeLimit } = pristine

/** Equals the limit of the page's own transport. */
const LIMIT_MS = 30_000

/** Chain reads that use only the browser functions saved at startup. Each throws if the chain does not answer. */
export type ChainReader = {
  /** The V1 exchange of a token, by the factory; null if it has none. */
  exchangeOf: (factory: Address, token: Address) => Promise<Address | null>
  /** True if the factory has opened this collection. */
  isOpened: (factory: Address, collection: Address) => Promise<boolean>
  /** True if a token has allowances. An NFT collection has none, and takes an amount of 0 as the id of a piece. */
  hasAllowances: (token: Address) => Promise<boolean>
  /** The token a song is paid in; null if the jukebox knows no such song. */
  songToken: (jukebox: Address, song: `0x${string}`) => Promise<Address | null>
  /** The code at an address, in lower case; `0x` if there is none. */
  codeAt: (address: Address) => Promise<string>
  latestBlockSeconds: () => Promise<bigint>
}

/** `getExchange(address)`, and the part of its argument that is always zero. */
const GET_EXCHANGE = '0x06f2bf62000000000000000000000000'

/** `artistOf(address)`, and the part of its argument that is always zero. */
const ARTIST_OF = '0x709f64ff000000000000000000000000'

/** `allowance(address,address)`, and the part of each argument that is always zero. */
const ALLOWANCE = '0xdd62ed3e'
const ZEROS = '000000000000000000000000'

/** `song(bytes32)` returns seven words; the fourth is the token. */
const SONG = '0xbf598c40'

export function chainReader(rpcUrl: string): ChainReader {
  async function resultText(call: string): Promise<string> {
    const response = await safeAwait(
      post(rpcUrl, {
        __proto__: null,
        method: 'POST',
        headers: { __proto__: null, 'content-type': 'application/json' } as unknown as Record<string, string>,
        body: `{"jsonrpc":"2.0","id":1,${call}}`,
        signal: apply(timeLimit, undefined, [LIMIT_MS]),
      } as RequestInit),
    )
    return safeAwait(apply(bodyText, response, []))
  }
  return {
    async exchangeOf(factory, token) {
      const call = `{"to":"${factory}","data":"${GET_EXCHANGE}${sliceText(lowerCase(token), 2)}"}`
      const answer = await safeAwait(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      if (!isHex(result) || result.length !== 66) return null
      return bigintOf(result) === 0n ? null : `0x${sliceText(result, 26)}`
    },
    async isOpened(factory, collection) {
      const call = `{"to":"${factory}","data":"${ARTIST_OF}${sliceText(lowerCase(collection), 2)}"}`
      const answer = await safeAwait(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      return isHex(result) && result.length === 66 && bigintOf(result) !== 0n
    },
    async hasAllowances(token) {
      const word = `${ZEROS}${sliceText(lowerCase(token), 2)}`
      const call = `{"to":"${token}","data":"${ALLOWANCE}${word}${word}"}`
      const answer = await safeAwait(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      return isHex(result) && result.length === 66
    },
    async songToken(jukebox, song) {
      const call = `{"to":"${jukebox}","data":"${SONG}${sliceText(lowerCase(song), 2)}"}`
      const answer = await safeAwait(resultText(`"method":"eth_call","params":[${call},"latest"]`))
      const result = resultOf(answer)
      if (!isHex(result) || result.length < 2 + 7 * 64) return null
      const token = sliceText(result, 2 + 3 * 64, 2 + 4 * 64)
      return bigintOf(`0x${token}`) === 0n ? null : `0x${sliceText(token, 24)}`
    },
    async codeAt(address) {
      const result = resultOf(await safeAwait(resultText(`"method":"eth_getCode","params":["${address}","latest"]`)))
      if (!isHex(result)) throw new Error('There is no answer about the code.')
      return lowerCase(result)
    },
    async latestBlockSeconds() {
      const answer = await safeAwait(resultText('"method":"eth_getBlockByNumber","params":["latest",false]'))
      const seconds = bigintOf(ownValue(resultOf(answer), 'timestamp'))
      if (seconds === null) throw new Error('There is no latest block.')
      return seconds
    },
  }
}

/** The result of an answer; undefined if the chain refused the call. Throws if the answer is not JSON-RPC. */
function resultOf(answer: string): unknown {
  const parsed: unknown = parse(answer)
  if (ownValue(parsed, 'jsonrpc') === undefined) throw new Error('The answer is not JSON-RPC.')
  return ownValue(parsed, 'result')
}
