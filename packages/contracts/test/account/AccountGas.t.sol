// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {WelcomeWorld} from "./WelcomeWorld.sol";

/// @title The gas of passkey accounts, with the precompile of P-256; recorded in gas.snapshot
/// forge-config: default.evm_version = "osaka"
/// forge-config: few.evm_version = "osaka"
/// forge-config: long.evm_version = "osaka"
contract AccountGasTest is WelcomeWorld {
    PackedUserOperation[] private ops;
    bytes32 private x;
    bytes32 private y;

    function setUp() public override {
        super.setUp();
        _fund(100 * COST, COST, 9);
        _welcome(1);
        address account = address(_open(2));
        vm.prank(ALICE);
        vm.assertTrue(token.transfer(account, 10 * COST));
        _act(2, account, address(token), abi.encodeCall(token.approve, (address(jukebox), 10 * COST)));
        ops.push(_signed(2, account, _batch(address(jukebox), abi.encodeCall(jukebox.play, (song, COST)))));
        (x, y) = _keyOf(3);
    }

    function test_OpenAnAccount() public {
        ACCOUNTS.open(x, y);
    }

    function test_WelcomeANewAccount() public {
        welcome.welcome(song, ALICE, x, y);
    }

    function test_PlayASongByAnOperation() public {
        _handleAll(ops);
    }

    function test_FundASong() public {
        _fund(COST, COST, 9);
    }
}
