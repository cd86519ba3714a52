/** Statuses by the governor's number (spec: governance.statuses). */
export const PROPOSAL_STATUSES = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
] as const
export type KnownStatus = (typeof PROPOSAL_STATUSES)[number]
export type ProposalStatus = KnownStatus | 'undetermined'

export const proposalStatus = (number: number): ProposalStatus => PROPOSAL_STATUSES[number] ?? 'undetermined'

export type StatusHue = 'blue' | 'green' | 'red' | 'grey'

/** spec: governance.statuses */
const HUES: Partial<Record<ProposalStatus, StatusHue>> = {
  pending: 'blue',
  active: 'blue',
  succeeded: 'green',
  executed: 'green',
  defeated: 'red',
}
export const statusHue = (status: ProposalStatus): StatusHue => HUES[status] ?? 'grey'
