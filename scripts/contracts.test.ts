import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forgeBinary } from './contracts.ts'
import { coverageOf, outcomeOf, testCount } from './test-run/forgeOutput.ts'
import { runTool } from './run/steps.ts'

describe('the output of forge', () => {
  it('has the passed and failed tests in its last line', () => {
    const output = [
      'Suite result: ok. 2 passed; 0 failed; 0 skipped; finished in 48.35ms',
      'Ran 3 test suites in 3.08s (3.27s CPU time): 15 tests passed, 1 failed, 0 skipped (16 total tests)',
    ].join('\n')
    expect(outcomeOf(output)).toEqual({ passed: 15, failed: 1 })
  })

  it('has no passed tests if the build failed', () => {
    expect(outcomeOf('Error: Compiler run failed:')).toEqual({ passed: 0, failed: 0 })
  })

  it('has the total coverage, by lines and branches', () => {
    const output = [
      '| File           | % Lines        | % Statements | % Branches    | % Funcs       |',
      '| src/Some.sol   | 10.00% (1/10)  | 1.00% (1/100) | 0.00% (0/2)  | 50.00% (1/2)  |',
      '| Total          | 97.50% (39/40) | 98.00% (49/50) | 95.45% (21/22) | 100.00% (8/8) |',
    ].join('\n')
    expect(coverageOf(output)).toEqual({ lines: 97.5, branches: 95.45 })
    expect(coverageOf('Error: no such file')).toEqual({ lines: 0, branches: 0 })
  })

  it('tests, fuzz tests and invariants count as tests, and nothing else does', () => {
    const source = [
      '    function test_OneThing() public {}',
      '    function testFuzz_Another(uint256 amount) public {}',
      '    function invariant_case2_AThird() public view {}',
      '    function _tested() private {}',
      '    /// function test_InAComment()',
    ].join('\n')
    expect(testCount(source)).toBe(3)
  })
})

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'forge is installed, and its exit code is passed on',
  async () => {
    const binary = forgeBinary()
    if (binary === undefined) throw new Error('forge is not installed')
    expect(existsSync(binary)).toBe(true)
    expect((await runTool(binary, ['--version'])).output).toContain('1.7.1')
    expect((await runTool(binary, ['no-such-command'])).code).not.toBe(0)
  },
)
