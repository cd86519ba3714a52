// Each commit has a subject of the form `area: what`, in at most 72 characters, from the commit on that brought this check.
import { execFileSync } from 'node:child_process'

const MAX_LENGTH = 72
const FORM = /^[a-z][a-z0-9 ,-]*: [^\sA-Z]/
/** The file whose first commit starts the check: tags do not travel with every clone. */
const CHECK = 'scripts/rules/commitSubjects.ts'

/** The problem of a subject; null if it has none. */
export function subjectProblem(subject: string): string | null {
  if (subject.length > MAX_LENGTH) return `${subject.length} characters, but the limit is ${MAX_LENGTH}: ${subject}`
  return FORM.test(subject) ? null : `not of the form "area: what", in lower case: ${subject}`
}

/** A line for each bad subject, merges aside; null if the clone is too shallow to know the first commit. */
export function commitSubjects(tree: string): string[] | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree, encoding: 'utf8' }).trim()
  if (git('rev-parse', '--is-shallow-repository') === 'true') return null
  const first = git('log', '--diff-filter=A', '--format=%H', '--', CHECK).split('\n').at(-1) ?? ''
  if (first === '') return []
  const subjects = git('log', '--no-merges', '--format=%s', `${first}..HEAD`).split('\n')
  return subjects.flatMap((subject) => (subject === '' ? [] : (subjectProblem(subject) ?? [])))
}
