// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {SignerP256} from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import {PasskeyAccount} from "../../src/account/PasskeyAccount.sol";
import {PasskeyAccountFactory} from "../../src/account/PasskeyAccountFactory.sol";
import {IPasskeyAccount} from "../../src/account/interfaces/IPasskeyAccount.sol";
import {IPasskeyAccountFactory} from "../../src/account/interfaces/IPasskeyAccountFactory.sol";
import {SmartWalletDetector} from "../../src/wallet/SmartWalletDetector.sol";
import {AccountWorld} from "./AccountWorld.sol";

/// @notice Opening: one address for a key, one code for all.
contract PasskeyAccountFactoryTest is AccountWorld {
    function testFuzz_OpensEachKeyAtItsAddressWithItsKey(uint256 key) public {
        key = _within(key, 1, ORDER - 1);
        (bytes32 x, bytes32 y) = _keyOf(key);
        address account = ACCOUNTS.accountOf(x, y);
        vm.assertEq(account.code.length, 0);
        vm.expectEmit(address(ACCOUNTS));
        emit IPasskeyAccountFactory.Opened(account, x, y);
        vm.assertEq(ACCOUNTS.open(x, y), account);
        (bytes32 keyX, bytes32 keyY) = PasskeyAccount(payable(account)).signer();
        vm.assertEq(keyX, x);
        vm.assertEq(keyY, y);
        vm.assertEq(ACCOUNTS.accountOf(x, y), account);
    }

    function test_OpeningAgainChangesNothing() public {
        PasskeyAccount account = _open(7);
        vm.recordLogs();
        vm.prank(BOB);
        vm.assertEq(address(_open(7)), address(account));
        vm.assertEq(vm.getRecordedLogs().length, 0);
    }

    function test_EachKeyHasItsOwnAccount() public view {
        vm.assertTrue(_accountOf(7) != _accountOf(8));
        (bytes32 x, bytes32 y) = _keyOf(7);
        vm.assertTrue(ACCOUNTS.accountOf(y, x) != ACCOUNTS.accountOf(x, y));
    }

    function test_RefusesAKeyThatIsNoPointOfTheCurve() public {
        (bytes32 x, bytes32 y) = _keyOf(7);
        bytes32 off = bytes32(uint256(y) ^ 1);
        vm.expectRevert(abi.encodeWithSelector(SignerP256.SignerP256InvalidPublicKey.selector, x, off));
        ACCOUNTS.open(x, off);
        vm.expectRevert(abi.encodeWithSelector(SignerP256.SignerP256InvalidPublicKey.selector, bytes32(0), bytes32(0)));
        ACCOUNTS.open(0, 0);
        vm.assertEq(ACCOUNTS.accountOf(x, off).code.length, 0);
    }

    function test_NobodyCanInitializeAnAccountAgain() public {
        PasskeyAccount account = _open(7);
        (bytes32 x, bytes32 y) = _keyOf(8);
        vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.AlreadyInitialized.selector));
        account.initialize(x, y);
        vm.prank(address(ACCOUNTS));
        vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.AlreadyInitialized.selector));
        account.initialize(x, y);
    }

    function test_TheImplementationIsNobodysAccount() public {
        PasskeyAccount bare = PasskeyAccount(payable(ACCOUNTS.implementation()));
        (bytes32 x, bytes32 y) = bare.signer();
        vm.assertEq(x, keccak256("Musi: no passkey has this key"));
        vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.AlreadyInitialized.selector));
        bare.initialize(x, y);
    }

    /// @notice After one mark, every account counts as a smart wallet, even one that is opened later.
    function test_AllAccountsHaveOneCodeHashWhichTheDetectorKnows() public {
        PasskeyAccount account = _open(7);
        SmartWalletDetector detector = new SmartWalletDetector(address(this));
        vm.assertFalse(detector.isArgentWallet(address(account)));
        detector.markCode(address(account).codehash, true);
        vm.assertTrue(detector.isArgentWallet(address(account)));
        vm.assertTrue(detector.isArgentWallet(address(_open(8))));
        vm.assertFalse(detector.isArgentWallet(ACCOUNTS.implementation()));
    }

    function test_AnotherImplementationGivesOtherAddresses() public {
        PasskeyAccountFactory other = new PasskeyAccountFactory(address(new PasskeyAccount()));
        (bytes32 x, bytes32 y) = _keyOf(7);
        vm.assertTrue(other.accountOf(x, y) != ACCOUNTS.accountOf(x, y));
    }

    /// @notice Checks every instruction of the implementation and of a clone.
    function test_NeitherCodeCanDestroyItselfAndOnlyTheCloneDelegatesToTheFixedImplementation() public {
        (uint256 delegates, uint256 destroys) = _dangerous(ACCOUNTS.implementation().code);
        vm.assertEq(delegates + destroys, 0);
        (delegates, destroys) = _dangerous(address(_open(7)).code);
        vm.assertEq(delegates, 1);
        vm.assertEq(destroys, 0);
    }

    /// @dev Skips pushed bytes, and the bytes from an end of execution (STOP, JUMP, RETURN, REVERT, INVALID) to the
    /// next JUMPDEST, because those are constants.
    function _dangerous(bytes memory code) private pure returns (uint256 delegates, uint256 destroys) {
        bool reached = true;
        for (uint256 i = 0; i < code.length; ++i) {
            uint8 opcode = uint8(code[i]);
            if (opcode == 0x5b) reached = true;
            if (reached && (opcode == 0xf4 || opcode == 0xf2)) ++delegates;
            if (reached && opcode == 0xff) ++destroys;
            if (opcode == 0x00 || opcode == 0x56 || opcode == 0xf3 || opcode == 0xfd || opcode == 0xfe) {
                reached = false;
            }
            if (reached && opcode > 0x5f && opcode < 0x80) i += opcode - 0x5f;
        }
    }
}
