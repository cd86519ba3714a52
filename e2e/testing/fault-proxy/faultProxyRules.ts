import type { Fault } from './faultProxyFaults.ts'

/**
 * The requests that a rule applies to: HTTP requests or new WebSocket connections, optionally only
 * those with a call of this method.
 */
export type Match = { kind: 'http' | 'ws'; method?: string }

/**
 * Applies a fault to the matching requests `from` to `to` since the script began, counted rather
 * than timed, so that runs can be repeated.
 */
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
