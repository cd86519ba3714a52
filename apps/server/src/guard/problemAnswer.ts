import type { Problem } from '@musi/api/problem'

/** An error as every endpoint gives it: JSON with a sentence and a code. */
export function problemAnswer(
  status: number,
  code: string,
  error: string,
  headers: Record<string, string> = {},
): Response {
  const problem: Problem = { error, code }
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
}
