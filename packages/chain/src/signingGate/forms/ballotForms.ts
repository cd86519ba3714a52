import { decodeArguments } from '../decode.ts'
import { type Fields, isSameHex, ownValue, part, put } from '../own.ts'
import { type CallForm, callForm } from './callForm.ts'

const CAST = '0x4634c61f'
const SIGNED = 'uint256 proposalId,bool support,uint8 _v,bytes32 _r,bytes32 _s'

const ballotOf = (fields: Fields): Fields => ({
  proposalId: ownValue(fields, 'proposalId'),
  support: ownValue(fields, 'support'),
})

/** All calls of the batch are votes, and all go to one governor. Null: one of them is something else. */
function ballotsOf(calls: unknown): Fields | null {
  const count = ownValue(calls, 'length')
  if (typeof count !== 'number' || count === 0) return null
  const governor = ownValue(ownValue(calls, '0'), 'target')
  const ballots: Fields[] = []
  for (let at = 0; at < count; at += 1) {
    const call = ownValue(calls, `${at}`)
    const data = ownValue(call, 'callData')
    if (typeof data !== 'string' || !isSameHex(part(data, 0, 10), CAST)) return null
    if (!isSameHex(ownValue(call, 'target'), governor)) return null
    const read = decodeArguments(SIGNED, part(data, 10))
    if (read === null) return null
    put(ballots, at, ballotOf(read))
  }
  return { governor, ballots }
}

/** One vote goes to the governor itself, several through the multicall, where one that fails does not stop the others. */
export const sendVotesForms: readonly CallForm[] = [
  callForm(CAST, 'castVoteBySig', SIGNED, {}, null, ['governor'], {}, (fields) => ({ ballots: [ballotOf(fields)] })),
  callForm(
    '0x399542e9',
    'tryBlockAndAggregate',
    'bool _requireSuccess,(address target,bytes callData)[] calls',
    {},
    null,
    [],
    { _requireSuccess: false },
    (fields) => ballotsOf(ownValue(fields, 'calls')),
  ),
]
