// Draws cards in a process of its own, one at a time: drawing text needs its own fonts, set before the process starts,
// and must not hold up answers.
import { drawCard } from './drawCard.ts'
import type { CardOrder, CardReport } from './cardOrder.ts'

const report = (message: CardReport) => process.send?.(message)

process.on('message', (order: CardOrder) => {
  drawCard(order).then(
    (png) => report({ png }),
    (error: unknown) => report({ png: null, trouble: error instanceof Error ? error.message : String(error) }),
  )
})
// The server has ended.
process.on('disconnect', () => process.exit())
