import type { Fault } from './faultProxyFaults.ts'

/**
 * Requests a rule applies to: calls by HTTP or a new WebSocket connection, and any call of this name in the request.
 */
export type Match = { kind: 'http' | 'ws'; method?: string }

/** The n-th to m-th request since the script began (counted, not timed, so that it replays). */
export type Rule = { match: Match; fault: Fault; probability?: number; from?: number; to?: number }

export type Arrival = { kind: Match['kind']; methods: readonly string[]; number: number }

export function ruleFor(rules: readonly Rule[], arrival: Arrival, random: () => number): Rule | undefined {
  return rules.find(
    ({ match, probability = 1, from = 1, to = Infinity }) =>
      match.kind === arrival.kind &&
      (match.method === undefined || arrival.methods.includes(match.method)) &&
      arrival.number >= from &&
      arrival.number <= to &&
      (probability === 1 || random() < probability),
  )
}
