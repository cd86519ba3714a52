// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {GovernanceToken} from "../../src/governance/GovernanceToken.sol";
import {IGovernanceToken} from "../../src/governance/interfaces/IGovernanceToken.sol";
import {TestBase} from "../TestBase.sol";

interface IGovernor {
    function propose(
        address[] calldata targets,
        uint256[] calldata values,
        string[] calldata signatures,
        bytes[] calldata calldatas,
        string calldata description
    ) external returns (uint256);
    function castVote(uint256 proposalId, bool support) external;
    function state(uint256 proposalId) external view returns (uint8);
}

contract GovernanceTokenTest is TestBase {
    uint256 private constant SUPPLY = 1_000_000_000e18;
    uint8 private constant ACTIVE = 1;
    uint8 private constant SUCCEEDED = 4;

    GovernanceToken private token;

    function setUp() public {
        token = new GovernanceToken(_shares(ALICE, 600_000_000e18, BOB, 400_000_000e18));
        vm.roll(100);
    }

    function _shares(address a, uint256 ofA, address b, uint256 ofB)
        private
        pure
        returns (IGovernanceToken.Allocation[] memory shares)
    {
        shares = new IGovernanceToken.Allocation[](2);
        shares[0] = IGovernanceToken.Allocation(a, ofA);
        shares[1] = IGovernanceToken.Allocation(b, ofB);
    }

    function test_HasTheNameMusiAndTheSymbolUni() public view {
        vm.assertEq(token.name(), "Musi");
        vm.assertEq(token.symbol(), "UNI");
        vm.assertEq(token.totalSupply(), SUPPLY);
        vm.assertEq(token.balanceOf(ALICE) + token.balanceOf(BOB), SUPPLY);
    }

    function testFuzz_RefusesAllocationsThatDoNotSumToTheSupply(uint256 ofBob) public {
        ofBob = _within(ofBob, 0, SUPPLY);
        vm.assume(ofBob != 400_000_000e18);
        uint256 allocated = 600_000_000e18 + ofBob;
        vm.expectRevert(abi.encodeWithSelector(IGovernanceToken.SupplyNotAllocated.selector, allocated, SUPPLY));
        new GovernanceToken(_shares(ALICE, 600_000_000e18, BOB, ofBob));
    }

    function test_AnswersTheSelectorsOfTheVoteScreens() public pure {
        vm.assertEq(bytes32(GovernanceToken.getCurrentVotes.selector), bytes32(bytes4(0xb4b5ea57)));
        vm.assertEq(bytes32(GovernanceToken.getPriorVotes.selector), bytes32(bytes4(0x782d6fe1)));
        vm.assertEq(bytes32(bytes4(keccak256("delegate(address)"))), bytes32(bytes4(0x5c19a95c)));
        vm.assertEq(bytes32(bytes4(keccak256("delegates(address)"))), bytes32(bytes4(0x587cde1e)));
    }

    function test_VotesCountFromTheDelegation() public {
        vm.assertEq(uint256(token.getCurrentVotes(ALICE)), 0);
        vm.prank(ALICE);
        token.delegate(BOB);
        vm.assertEq(token.delegates(ALICE), BOB);
        vm.assertEq(uint256(token.getCurrentVotes(BOB)), 600_000_000e18);
        vm.roll(101);
        vm.assertEq(uint256(token.getPriorVotes(BOB, 100)), 600_000_000e18);
        vm.assertEq(uint256(token.getPriorVotes(BOB, 99)), 0);
    }

    function test_RefusesVotesOfTheCurrentBlock() public {
        vm.expectRevert();
        token.getPriorVotes(ALICE, 100);
    }

    function testFuzz_VotesFollowTheTokens(uint256 amount) public {
        amount = _within(amount, 0, 600_000_000e18);
        vm.prank(BOB);
        token.delegate(BOB);
        vm.prank(ALICE);
        token.delegate(ALICE);
        vm.prank(ALICE);
        vm.assertTrue(token.transfer(BOB, amount));
        vm.assertEq(uint256(token.getCurrentVotes(BOB)), 400_000_000e18 + amount);
        vm.assertEq(uint256(token.getCurrentVotes(ALICE)), 600_000_000e18 - amount);
        vm.assertEq(token.totalSupply(), SUPPLY);
    }

    function test_APermitWorksOnlyOnce() public {
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(token), BOB, 5, 0, 1 days);
        token.permit(ALICE, BOB, 5, 1 days, v, r, s);
        vm.assertEq(token.allowance(ALICE, BOB), 5);
        vm.assertEq(token.nonces(ALICE), 1);
        vm.expectRevert();
        token.permit(ALICE, BOB, 5, 1 days, v, r, s);
    }

    function test_ThePublishedGovernorCountsItsVotes() public {
        address governor = _published(
            "@uniswap/governance/build/GovernorAlpha.json", abi.encode(address(new StillTimelock()), address(token))
        );
        vm.prank(ALICE);
        token.delegate(ALICE);
        vm.roll(101);
        string[] memory signatures = new string[](1);
        signatures[0] = "run()";
        vm.prank(ALICE);
        uint256 id =
            IGovernor(governor).propose(new address[](1), new uint256[](1), signatures, new bytes[](1), "A proposal");
        vm.roll(103);
        vm.assertEq(uint256(IGovernor(governor).state(id)), ACTIVE);
        vm.prank(ALICE);
        IGovernor(governor).castVote(id, true);
        vm.roll(103 + 40_320);
        vm.assertEq(uint256(IGovernor(governor).state(id)), SUCCEEDED);
    }
}

/// @title The functions of a timelock that the governor uses here
contract StillTimelock {
    uint256 public constant GRACE_PERIOD = 14 days;
}
