import type { Address } from '@musi/domain/address'
import { mayDraw } from '../drawnTokens.ts'
import { decodeArguments } from '../decode.ts'
import { type Fields, isSameHex, ownValue, part, put } from '../own.ts'
import { type CallForm, callForm } from './callForm.ts'
import { type GateKinds, noAmounts } from './gateKind.ts'

export type GovernorTerms = {
  cancelProposal: { proposalId: bigint }
  castVote: { proposalId: bigint; support: boolean }
  /** `amount`: what the calls of the proposal send along, which comes from whoever executes it. */
  executeProposal: { proposalId: bigint; amount: bigint }
  propose: {
    targets: readonly Address[]
    values: readonly bigint[]
    signatures: readonly string[]
    calldatas: readonly `0x${string}`[]
    description: string
  }
  queueProposal: { proposalId: bigint }
  /** Votes that others have signed. */
  sendVotes: { governor: Address; ballots: readonly { proposalId: bigint; support: boolean }[] }
}

const CAST = '0x4634c61f'
const SIGNED = 'uint256 proposalId,bool support,uint8 _v,bytes32 _r,bytes32 _s'

const ballotOf = (fields: Fields): Fields => ({
  proposalId: ownValue(fields, 'proposalId'),
  support: ownValue(fields, 'support'),
})

/** The votes of a batch whose calls all go to one governor; null if one of them is something else. */
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
const sendVotesForms: readonly CallForm[] = [
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

export const governorKinds: GateKinds<GovernorTerms> = {
  cancelProposal: {
    forms: [callForm('0x40e58ee5', 'cancel', 'uint256 proposalId')],
    target: 'governor',
    counted: noAmounts,
  },
  castVote: {
    forms: [callForm('0x15373e3d', 'castVote', 'uint256 proposalId,bool support')],
    target: 'governor',
    counted: noAmounts,
  },
  executeProposal: {
    forms: [callForm('0xfe0d94c1', 'execute', 'uint256 proposalId', {}, 'amount')],
    target: 'governor',
    counted: () => mayDraw(['native']),
  },
  propose: {
    forms: [
      callForm(
        '0xda95691a',
        'propose',
        'address[] targets,uint256[] values,string[] signatures,bytes[] calldatas,string description',
      ),
    ],
    target: 'governor',
    counted: noAmounts,
  },
  queueProposal: {
    forms: [callForm('0xddf0b009', 'queue', 'uint256 proposalId')],
    target: 'governor',
    counted: noAmounts,
  },
  sendVotes: {
    forms: sendVotesForms,
    target: (shown, { contracts }) => {
      if (!isSameHex(ownValue(contracts, 'governor'), shown.governor)) return null
      return shown.ballots.length === 1 ? shown.governor : contracts.multicall3
    },
    counted: noAmounts,
  },
}
