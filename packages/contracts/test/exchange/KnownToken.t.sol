// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {KnownToken} from "../../src/exchange/KnownToken.sol";
import {IKnownToken} from "../../src/exchange/interfaces/IKnownToken.sol";
import {TestBase} from "../TestBase.sol";

contract KnownTokenTest is TestBase {
    function testFuzz_TheSupplyIsTheSumOfTheAllocations(uint128 ofAlice, uint128 ofBob, uint8 decimals) public {
        IKnownToken.Allocation[] memory allocations = new IKnownToken.Allocation[](2);
        allocations[0] = IKnownToken.Allocation(ALICE, ofAlice);
        allocations[1] = IKnownToken.Allocation(BOB, ofBob);
        KnownToken token = new KnownToken("Known", "KNW", decimals, allocations);
        vm.assertEq(token.totalSupply(), uint256(ofAlice) + ofBob);
        vm.assertEq(token.balanceOf(BOB), ofBob);
        // Includes 0, 1, 77 and 255, the decimals of the odd tokens.
        vm.assertEq(token.decimals(), decimals);
    }

    function test_APermitWorksOnlyOnce() public {
        KnownToken token = _newToken("KNW", ALICE, 10);
        (uint8 v, bytes32 r, bytes32 s) = _signPermit(ALICE_KEY, address(token), BOB, 5, 0, 1 days);
        token.permit(ALICE, BOB, 5, 1 days, v, r, s);
        vm.assertEq(token.nonces(ALICE), 1);
        vm.expectRevert();
        token.permit(ALICE, BOB, 5, 1 days, v, r, s);
    }
}
