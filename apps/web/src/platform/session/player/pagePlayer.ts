import { visitValue } from '#platform/page/visit/visitValue.ts'

/** Whether the page shows a player of its own in view: the bar of the app stands back meanwhile (spec: player.bar). */
export const pagePlayer = visitValue(() => false)
