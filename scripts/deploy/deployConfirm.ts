import { createInterface } from 'node:readline/promises'

/** Only the whole word counts. Without a terminal, --yes is required. */
export async function confirm(yes: boolean): Promise<true | string> {
  if (yes) return true
  if (!process.stdin.isTTY)
    return 'Nothing was deployed: there is no terminal to ask in. Look at the list above and run it again with --yes.'
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([lines.question('Deploy? (yes/no) '), closed])
  lines.close()
  return answer.trim().toLowerCase() === 'yes' ? true : 'Nothing was deployed: the answer was not yes.'
}
