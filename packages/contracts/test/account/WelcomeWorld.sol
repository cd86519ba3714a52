// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Welcome} from "../../src/account/Welcome.sol";
import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {AccountWorld} from "./AccountWorld.sol";

/// @title A song of Alice's, whose first plays she can fund
abstract contract WelcomeWorld is AccountWorld {
    uint128 internal constant COST = 4e18;

    Jukebox internal jukebox;
    Welcome internal welcome;
    IERC20 internal token;
    bytes32 internal song;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        jukebox = new Jukebox();
        welcome = new Welcome(jukebox, ACCOUNTS, address(this));
        token = _newToken("FAN", ALICE, 1e40);
        vm.prank(ALICE);
        token.approve(address(welcome), type(uint256).max);
        song = _registered(1);
    }

    function _registered(uint256 nonce) internal returns (bytes32) {
        return _registeredAt(nonce, 0);
    }

    function _registeredAt(uint256 nonce, uint64 opensAt) internal returns (bytes32) {
        IJukebox.Payee[] memory payees = new IJukebox.Payee[](2);
        payees[0] = IJukebox.Payee(BOB, 7500);
        payees[1] = IJukebox.Payee(CAROL, 2500);
        vm.prank(ALICE);
        return jukebox.register(nonce, address(token), COST, opensAt, payees, 0);
    }

    function _fund(uint128 amount, uint128 mostPerPlay, uint32 perDay) internal {
        vm.prank(ALICE);
        welcome.fund(song, address(token), amount, mostPerPlay, perDay);
    }

    function _takeBack() internal {
        vm.prank(ALICE);
        welcome.takeBack(song);
    }

    function _reprice(uint128 cost) internal {
        vm.prank(ALICE);
        jukebox.changeCost(song, cost);
    }

    function _welcome(uint256 key) internal returns (address) {
        (bytes32 x, bytes32 y) = _keyOf(key);
        return welcome.welcome(song, ALICE, x, y);
    }

    function _refuse(uint256 key, bytes memory reason) internal {
        (bytes32 x, bytes32 y) = _keyOf(key);
        vm.expectRevert(reason);
        welcome.welcome(song, ALICE, x, y);
        vm.assertFalse(welcome.welcomed(ACCOUNTS.accountOf(x, y)));
    }
}
