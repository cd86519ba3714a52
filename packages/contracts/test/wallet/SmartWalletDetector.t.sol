// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {BatchAccount} from "../../src/wallet/BatchAccount.sol";
import {SmartWalletDetector} from "../../src/wallet/SmartWalletDetector.sol";
import {ISmartWalletDetector} from "../../src/wallet/interfaces/ISmartWalletDetector.sol";
import {TestBase} from "../TestBase.sol";

contract SmartWalletDetectorTest is TestBase {
    SmartWalletDetector private detector;

    function setUp() public {
        detector = new SmartWalletDetector(address(this));
    }

    function test_AnswersTheSelectorThatTheExchangeCalls() public pure {
        vm.assertEq(bytes32(SmartWalletDetector.isArgentWallet.selector), bytes32(bytes4(0xf7c8afb7)));
    }

    function test_AllWalletsWithAMarkedCodeAreSmart() public {
        (address one, address two) = (address(new BatchAccount()), address(new BatchAccount()));
        vm.assertFalse(detector.isArgentWallet(one));
        vm.expectEmit(address(detector));
        emit ISmartWalletDetector.CodeMarked(one.codehash, true);
        detector.markCode(one.codehash, true);
        vm.assertTrue(detector.isArgentWallet(one) && detector.isArgentWallet(two));
        vm.assertFalse(detector.isArgentWallet(address(this)));
        detector.markCode(one.codehash, false);
        vm.assertFalse(detector.isArgentWallet(two));
    }

    function test_AnAccountCanBeMarkedIndividually() public {
        vm.expectEmit(address(detector));
        emit ISmartWalletDetector.AccountMarked(ALICE, true);
        detector.markAccount(ALICE, true);
        vm.assertTrue(detector.isArgentWallet(ALICE));
        vm.assertFalse(detector.isArgentWallet(BOB));
        detector.markAccount(ALICE, false);
        vm.assertFalse(detector.isArgentWallet(ALICE));
    }

    function testFuzz_AnUnmarkedAccountIsNotSmart(address account) public view {
        vm.assertFalse(detector.isArgentWallet(account));
    }

    function test_TheHashOfNoCodeIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(ISmartWalletDetector.NoCode.selector));
        detector.markCode(keccak256(""), true);
        vm.expectRevert(abi.encodeWithSelector(ISmartWalletDetector.NoCode.selector));
        detector.markCode(bytes32(0), true);
    }

    function testFuzz_OnlyTheOwnerCanMark(address stranger) public {
        vm.assume(stranger != address(this));
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, stranger);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        detector.markCode(keccak256("code"), true);
        vm.expectRevert(refusal);
        detector.markAccount(stranger, true);
    }
}
