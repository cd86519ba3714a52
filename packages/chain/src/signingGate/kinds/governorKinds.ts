import type { Address } from '@musi/domain/address'
import { optionalTokens } from '../displayedTokens.ts'
import { decodeArguments } from '../decode.ts'
import { type Fields, isSameHex, ownValue, sliceText, defineField } from '../ownFields.ts'
import { type CallForm, callForm } from './callForm.ts'
import { type GateKinds, noAmounts } from './gateKind.ts'

export type GovernorTerms = {
  cancelProposal: { proposalId: bigint }
  castVote: { proposalId: bigint; support: boolean }
  /** `amount`: native currency that the proposal's calls send, paid by the executor. */
  executeProposal: { proposalId: bigint; amount: bigint }
  propose: {
    targets: readonly Address[]
    values: readonly bigint[]
    signatures: readonly string[]
    calldatas: readonly `0x${string}`[]
    description: string
  }
  queueProposal: { proposalId: bigint }
  /** Votes signed by other accounts. */
  sendVotes: { governor: Address; ballots: readonly { proposalId: bigint; support: boolean }[] }
}

const VOTE_BY_SIG = '0x4634c61f'
const VOTE_BY_SIG_PARAMS = 'uint256 proposalId,bool support,uint8 _v,bytes32 _r,bytes32 _s'

const voteOf = (fields: Fields): Fields => ({
  proposalId: ownValue(fields, 'proposalId'),
  support: ownValue(fields, 'support'),
})

/** The votes of a batch whose calls are all votes for one governor; else null. */
function batchedVotes(calls: unknown): Fields | null {
  const count = ownValue(calls, 'length')
  if (typeof count !== 'number' || count === 0) return null
  const governor = ownValue(ownValue(calls, '0'), 'target')
  const ballots: Fields[] = []
  for (let at = 0; at < count; at += 1) {
    const call = ownValue(calls, `${at}`)
    const data = ownValue(call, 'callData')
    if (typeof data !== 'string' || !isSameHex(sliceText(data, 0, 10), VOTE_BY_SIG)) return null
    if (!isSameHex(ownValue(call, 'target'), governor)) return null
    const read = decodeArguments(VOTE_BY_SIG_PARAMS, sliceText(data, 10))
    if (read === null) return null
    defineField(ballots, at, voteOf(read))
  }
  return { governor, ballots }
}

/** One vote goes to the governor itself; several go through the multicall, where a failing one does not stop the others. */
const sendVotesForms: readonly CallForm[] = [
  callForm(VOTE_BY_SIG, 'castVoteBySig', VOTE_BY_SIG_PARAMS, {}, null, ['governor'], {}, (fields) => ({
    ballots: [voteOf(fields)],
  })),
  callForm(
    '0x399542e9',
    'tryBlockAndAggregate',
    'bool _requireSuccess,(address target,bytes callData)[] calls',
    {},
    null,
    [],
    { _requireSuccess: false },
    (fields) => batchedVotes(ownValue(fields, 'calls')),
  ),
]

export const governorKinds: GateKinds<GovernorTerms> = {
  cancelProposal: {
    forms: [callForm('0x40e58ee5', 'cancel', 'uint256 proposalId')],
    target: 'governor',
    amountTokens: noAmounts,
  },
  castVote: {
    forms: [callForm('0x15373e3d', 'castVote', 'uint256 proposalId,bool support')],
    target: 'governor',
    amountTokens: noAmounts,
  },
  executeProposal: {
    forms: [callForm('0xfe0d94c1', 'execute', 'uint256 proposalId', {}, 'amount')],
    target: 'governor',
    amountTokens: () => optionalTokens(['native']),
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
    amountTokens: noAmounts,
  },
  queueProposal: {
    forms: [callForm('0xddf0b009', 'queue', 'uint256 proposalId')],
    target: 'governor',
    amountTokens: noAmounts,
  },
  sendVotes: {
    forms: sendVotesForms,
    target: (shown, { contracts }) => {
      if (!isSameHex(ownValue(contracts, 'governor'), shown.governor)) return null
      return shown.ballots.length === 1 ? shown.governor : contracts.multicall3
    },
    amountTokens: noAmounts,
  },
}
