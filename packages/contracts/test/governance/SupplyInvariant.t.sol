// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {GovernanceToken} from "../../src/governance/GovernanceToken.sol";
import {IGovernanceToken} from "../../src/governance/interfaces/IGovernanceToken.sol";
import {ArtistToken} from "../../src/music/ArtistToken.sol";
import {TestBase} from "../TestBase.sol";

/// @title Holders who transfer and delegate in any order
contract Holders is TestBase {
    ERC20Votes[2] private _tokens;

    constructor() {
        IGovernanceToken.Allocation[] memory all = new IGovernanceToken.Allocation[](1);
        all[0] = IGovernanceToken.Allocation(ALICE, 1_000_000_000e18);
        _tokens = [ERC20Votes(new GovernanceToken(all)), ERC20Votes(new ArtistToken("Artist", "ART", ALICE))];
    }

    function token(uint256 seed) public view returns (ERC20Votes) {
        return _tokens[seed % 2];
    }

    function person(uint256 seed) public view returns (address) {
        return [ALICE, BOB, CAROL][seed % 3];
    }

    function transfer(uint256 which, uint256 from, uint256 to, uint256 amount) external {
        amount = _within(amount, 0, token(which).balanceOf(person(from)));
        vm.prank(person(from));
        vm.assertTrue(token(which).transfer(person(to), amount));
    }

    function delegate(uint256 which, uint256 from, uint256 to) external {
        vm.prank(person(from));
        token(which).delegate(to % 4 == 3 ? address(0) : person(to));
    }
}

contract SupplyInvariantTest is TestBase {
    Holders private holders;

    function setUp() public {
        holders = new Holders();
        _target(address(holders));
    }

    /// @notice The supply never changes, balances sum to it, and every delegate has the votes of those who delegated to them.
    function invariant_TheSupplyStaysAndVotesFollowIt() public view {
        for (uint256 which = 0; which < 2; ++which) {
            ERC20Votes token = holders.token(which);
            uint256 held = 0;
            for (uint256 i = 0; i < 3; ++i) {
                address delegate = holders.person(i);
                held += token.balanceOf(delegate);
                uint256 votes = 0;
                for (uint256 j = 0; j < 3; ++j) {
                    if (token.delegates(holders.person(j)) == delegate) votes += token.balanceOf(holders.person(j));
                }
                vm.assertEq(token.getVotes(delegate), votes);
            }
            vm.assertEq(held, which == 0 ? 1_000_000_000e18 : 1_000_000e18);
            vm.assertEq(token.totalSupply(), held);
        }
    }
}
