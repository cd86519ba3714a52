// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {GovernanceFounder} from "../../src/governance/GovernanceFounder.sol";
import {GovernanceToken} from "../../src/governance/GovernanceToken.sol";
import {IGovernanceFounder} from "../../src/governance/interfaces/IGovernanceFounder.sol";
import {IGovernanceToken} from "../../src/governance/interfaces/IGovernanceToken.sol";
import {TestBase} from "../TestBase.sol";
import {Vm} from "../Vm.sol";

interface IFoundedTimelock {
    function admin() external view returns (address);
    function delay() external view returns (uint256);
    function setDelay(uint256 delay) external;
}

interface IFoundedGovernor {
    function timelock() external view returns (address);
    function uni() external view returns (address);
    function propose(
        address[] calldata targets,
        uint256[] calldata values,
        string[] calldata signatures,
        bytes[] calldata calldatas,
        string calldata description
    ) external returns (uint256);
    function castVote(uint256 id, bool support) external;
    function queue(uint256 id) external;
    function execute(uint256 id) external;
}

contract GovernanceFounderTest is TestBase {
    uint256 private constant DELAY = 2 days;
    string private constant TIMELOCK = "@uniswap/governance/build/Timelock.json";
    string private constant GOVERNOR = "@uniswap/governance/build/GovernorAlpha.json";

    GovernanceToken private token;

    function setUp() public {
        IGovernanceToken.Allocation[] memory all = new IGovernanceToken.Allocation[](1);
        all[0] = IGovernanceToken.Allocation(ALICE, 1_000_000_000e18);
        token = new GovernanceToken(all);
    }

    function _founded() private returns (GovernanceFounder) {
        return new GovernanceFounder(_publishedCode(TIMELOCK), _publishedCode(GOVERNOR), address(token), DELAY);
    }

    function test_TheTimelockObeysTheGovernorAndTheGovernorNamesTheTimelock() public {
        GovernanceFounder founder = _founded();
        vm.assertEq(IFoundedTimelock(founder.timelock()).admin(), founder.governor());
        vm.assertEq(IFoundedTimelock(founder.timelock()).delay(), DELAY);
        vm.assertEq(IFoundedGovernor(founder.governor()).timelock(), founder.timelock());
        vm.assertEq(IFoundedGovernor(founder.governor()).uni(), address(token));
    }

    function test_FoundingEmitsBothAddresses() public {
        vm.recordLogs();
        GovernanceFounder founder = _founded();
        Vm.Log[] memory logs = vm.getRecordedLogs();
        Vm.Log memory last = logs[logs.length - 1];
        vm.assertEq(last.emitter, address(founder));
        vm.assertEq(last.topics[0], IGovernanceFounder.Founded.selector);
        vm.assertEq(last.topics[1], bytes32(uint256(uint160(founder.timelock()))));
        vm.assertEq(last.topics[2], bytes32(uint256(uint160(founder.governor()))));
    }

    function test_ADecisionOfTheHoldersIsExecutedAfterTheDelay() public {
        GovernanceFounder founder = _founded();
        IFoundedGovernor governor = IFoundedGovernor(founder.governor());
        vm.startPrank(ALICE);
        token.delegate(ALICE);
        vm.roll(block.number + 1);
        uint256 id = _proposed(governor, founder.timelock());
        vm.roll(block.number + 2);
        governor.castVote(id, true);
        vm.roll(block.number + 40_320);
        governor.queue(id);
        vm.expectRevert();
        governor.execute(id);
        vm.warp(block.timestamp + DELAY);
        governor.execute(id);
        vm.assertEq(IFoundedTimelock(founder.timelock()).delay(), 3 days);
    }

    function _proposed(IFoundedGovernor governor, address target) private returns (uint256) {
        (address[] memory targets, string[] memory signatures) = (new address[](1), new string[](1));
        bytes[] memory arguments = new bytes[](1);
        targets[0] = target;
        signatures[0] = "setDelay(uint256)";
        arguments[0] = abi.encode(3 days);
        return governor.propose(targets, new uint256[](1), signatures, arguments, "A longer delay");
    }

    function testFuzz_TheTimelockRefusesEveryOtherCaller(address stranger) public {
        IFoundedTimelock timelock = IFoundedTimelock(_founded().timelock());
        vm.assume(stranger != address(timelock));
        vm.expectRevert("Timelock::setDelay: Call must come from Timelock.");
        vm.prank(stranger);
        timelock.setDelay(3 days);
    }

    function test_InvalidInitCodeReverts() public {
        (bytes memory timelock, bytes memory governor) = (_publishedCode(TIMELOCK), _publishedCode(GOVERNOR));
        vm.expectRevert(abi.encodeWithSelector(IGovernanceFounder.NotFounded.selector));
        new GovernanceFounder(hex"fe", governor, address(token), DELAY);
        vm.expectRevert(abi.encodeWithSelector(IGovernanceFounder.NotFounded.selector));
        new GovernanceFounder(timelock, hex"fe", address(token), DELAY);
        // The timelock refuses a delay of less than two days.
        vm.expectRevert(abi.encodeWithSelector(IGovernanceFounder.NotFounded.selector));
        new GovernanceFounder(timelock, governor, address(token), DELAY - 1);
    }
}
