import { type CallForm, callForm } from './callForm.ts'

export const castVoteForms: readonly CallForm[] = [
  callForm('0x15373e3d', 'castVote', 'uint256 proposalId,bool support'),
]

export const proposeForms: readonly CallForm[] = [
  callForm(
    '0xda95691a',
    'propose',
    'address[] targets,uint256[] values,string[] signatures,bytes[] calldatas,string description',
  ),
]

export const queueProposalForms: readonly CallForm[] = [callForm('0xddf0b009', 'queue', 'uint256 proposalId')]

export const executeProposalForms: readonly CallForm[] = [
  callForm('0xfe0d94c1', 'execute', 'uint256 proposalId', {}, 'amount'),
]

export const cancelProposalForms: readonly CallForm[] = [callForm('0x40e58ee5', 'cancel', 'uint256 proposalId')]
