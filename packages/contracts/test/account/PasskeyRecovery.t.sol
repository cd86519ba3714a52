// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Account} from "@openzeppelin/contracts/account/Account.sol";
import {SignerP256} from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import {PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {PasskeyAccount} from "../../src/account/PasskeyAccount.sol";
import {PasskeyVerifier} from "../../src/account/PasskeyVerifier.sol";
import {IPasskeyAccount} from "../../src/account/interfaces/IPasskeyAccount.sol";
import {AccountWorld, Assertion, BatchCall} from "./AccountWorld.sol";

/// @dev Key 7 is the lost passkey, key 9 the next one, key 10 a second passkey; Alice is a friend with a plain account.
contract PasskeyRecoveryTest is AccountWorld {
    uint256 private constant LOST = 7;
    uint256 private constant NEXT = 9;
    uint256 private constant SECOND = 10;

    PasskeyAccount private account;

    function setUp() public {
        vm.warp(1_800_000_000);
        account = _open(LOST);
    }

    function _befriend(bytes memory who) private {
        _act(LOST, address(account), address(account), abi.encodeCall(account.setRecoverer, (who)));
    }

    function _hash(address of_, uint256 next, uint256 round) private view returns (bytes32) {
        bytes32 kind = keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        bytes32 domain = keccak256(abi.encode(kind, keccak256("Musi Account"), keccak256("1"), block.chainid, of_));
        (bytes32 x, bytes32 y) = _keyOf(next);
        bytes32 content = keccak256(abi.encode(keccak256("Recover(bytes32 x,bytes32 y,uint256 round)"), x, y, round));
        return keccak256(abi.encodePacked(hex"1901", domain, content));
    }

    function _friendSigns(uint256 key, address of_, uint256 next, uint256 round) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _hash(of_, next, round));
        return abi.encodePacked(r, s, v);
    }

    function _propose(uint256 next, bytes memory signature) private {
        (bytes32 x, bytes32 y) = _keyOf(next);
        vm.prank(BOB);
        account.propose(x, y, signature);
    }

    function _proposed(uint256 next) private returns (bytes memory signature) {
        signature = _friendSigns(ALICE_KEY, address(account), next, account.round());
        _propose(next, signature);
    }

    function _assertRefused(uint256 next, bytes memory signature) private {
        (bytes32 x, bytes32 y) = _keyOf(next);
        vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.NotTheRecoverer.selector));
        account.propose(x, y, signature);
    }

    function _assertSigns(uint256 key, bool does) private {
        PackedUserOperation memory op = _signed(key, address(account), new BatchCall[](0));
        if (!does) _expectRefused(0, "AA24 signature error");
        _handle(op);
    }

    function _assertNothingReady(uint256 readyAt) private {
        vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.NothingReady.selector, readyAt));
        account.takeRecovery();
    }

    function test_NobodyProposesForAnAccountWithoutASecondSigner() public {
        _assertRefused(NEXT, _friendSigns(ALICE_KEY, address(account), NEXT, 0));
        _assertRefused(NEXT, "");
        _assertNothingReady(0);
    }

    function test_OnlyTheAccountItselfSetsItsSecondSignerAndCancels() public {
        bytes memory denied = abi.encodeWithSelector(Account.AccountUnauthorized.selector, ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert(denied);
        account.setRecoverer(abi.encodePacked(ALICE));
        vm.expectRevert(denied);
        account.cancelRecovery();
        vm.stopPrank();
    }

    function testFuzz_RefusesASecondSignerOfAnotherLength(uint8 length) public {
        bytes memory who = new bytes(length);
        bool fits = length == 0 || (length > 19 && length < 129);
        vm.prank(address(account));
        if (!fits) vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.BadRecoverer.selector, length));
        account.setRecoverer(who);
        vm.assertEq(account.recoverer().length, fits ? length : 0);
    }

    function test_TheBoundsOfTheLengthAreExact() public {
        vm.startPrank(address(account));
        account.setRecoverer(new bytes(20));
        account.setRecoverer(new bytes(128));
        vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.BadRecoverer.selector, 19));
        account.setRecoverer(new bytes(19));
        vm.expectRevert(abi.encodeWithSelector(IPasskeyAccount.BadRecoverer.selector, 129));
        account.setRecoverer(new bytes(129));
        vm.expectEmit(address(account));
        emit IPasskeyAccount.RecovererSet("");
        account.setRecoverer("");
        vm.stopPrank();
    }

    function test_AFriendRecoversTheAccountAfterSevenDays() public {
        _befriend(abi.encodePacked(ALICE));
        (bytes32 x, bytes32 y) = _keyOf(NEXT);
        uint64 readyAt = uint64(block.timestamp + 7 days);
        bytes memory signature = _friendSigns(ALICE_KEY, address(account), NEXT, account.round());
        vm.expectEmit(address(account));
        emit IPasskeyAccount.RecoveryProposed(x, y, readyAt);
        _propose(NEXT, signature);
        (bytes32 pendingX, bytes32 pendingY, uint64 pendingAt) = account.pending();
        vm.assertTrue(pendingX == x && pendingY == y && pendingAt == readyAt);
        _assertNothingReady(readyAt);
        _assertSigns(LOST, true);
        vm.warp(readyAt - 1);
        _assertNothingReady(readyAt);
        vm.warp(readyAt);
        vm.expectEmit(address(account));
        emit IPasskeyAccount.KeyReplaced(x, y);
        vm.prank(BOB);
        account.takeRecovery();
        _assertSigns(LOST, false);
        _assertSigns(NEXT, true);
        _assertNothingReady(0);
        vm.assertEq(_accountOf(LOST), address(account));
        vm.assertEq(account.recoverer().length, 20);
    }

    function test_TheAddressOfTheNextKeyStaysAnAccountOfItsOwn() public {
        _befriend(abi.encodePacked(ALICE));
        _proposed(NEXT);
        vm.warp(block.timestamp + 7 days);
        account.takeRecovery();
        vm.assertTrue(_accountOf(NEXT) != address(account));
        vm.assertTrue(address(_open(LOST)) == address(account));
        (bytes32 x,) = account.signer();
        (bytes32 nextX,) = _keyOf(NEXT);
        vm.assertEq(x, nextX);
    }

    function test_ASecondPasskeyRecoversTheAccount() public {
        PasskeyVerifier verifier = new PasskeyVerifier();
        (bytes32 x, bytes32 y) = _keyOf(SECOND);
        _befriend(abi.encodePacked(address(verifier), x, y));
        bytes32 hash = _hash(address(account), NEXT, account.round());
        Assertion memory unverified = _honest();
        unverified.flags = 0x01;
        _assertRefused(NEXT, _assert(SECOND, hash, unverified));
        _assertRefused(NEXT, _touch(LOST, hash));
        _propose(NEXT, _touch(SECOND, hash));
        vm.warp(block.timestamp + 7 days);
        account.takeRecovery();
        _assertSigns(NEXT, true);
    }

    function test_TheFirstKeyCanCancelUntilTheLastMoment() public {
        _befriend(abi.encodePacked(ALICE));
        bytes memory signature = _proposed(NEXT);
        vm.warp(block.timestamp + 7 days);
        vm.expectEmit(address(account));
        emit IPasskeyAccount.RecoveryCancelled();
        vm.prank(address(account));
        account.cancelRecovery();
        _assertNothingReady(0);
        _assertRefused(NEXT, signature);
        vm.warp(block.timestamp + 365 days);
        _assertNothingReady(0);
        _assertSigns(LOST, true);
    }

    function test_TheFirstKeyCancelsByAnOperation() public {
        _befriend(abi.encodePacked(ALICE));
        _proposed(NEXT);
        _act(LOST, address(account), address(account), abi.encodeCall(account.cancelRecovery, ()));
        vm.warp(block.timestamp + 7 days);
        _assertNothingReady(0);
    }

    function test_AProposalSignedInAdvanceIsInvalidAfterACancellation() public {
        _befriend(abi.encodePacked(ALICE));
        bytes memory ahead = _friendSigns(ALICE_KEY, address(account), NEXT, account.round());
        vm.prank(address(account));
        account.cancelRecovery();
        _assertRefused(NEXT, ahead);
        _proposed(NEXT);
    }

    function test_ALaterProposalReplacesTheEarlierAndRestartsTheDelay() public {
        _befriend(abi.encodePacked(ALICE));
        bytes memory first = _proposed(SECOND);
        vm.warp(block.timestamp + 6 days);
        _proposed(NEXT);
        vm.warp(block.timestamp + 1 days);
        _assertNothingReady(block.timestamp + 6 days);
        _assertRefused(SECOND, first);
        vm.warp(block.timestamp + 6 days);
        account.takeRecovery();
        _assertSigns(NEXT, true);
        _assertSigns(SECOND, false);
    }

    function test_ChangingTheSecondSignerEndsARecovery() public {
        _befriend(abi.encodePacked(ALICE));
        bytes memory signature = _proposed(NEXT);
        _befriend(abi.encodePacked(BOB));
        _assertNothingReady(0);
        _assertRefused(NEXT, signature);
        _assertRefused(NEXT, _friendSigns(ALICE_KEY, address(account), NEXT, account.round()));
        _propose(NEXT, _friendSigns(0xB0B, address(account), NEXT, account.round()));
    }

    function test_RefusesSignaturesOfOtherProposals() public {
        _befriend(abi.encodePacked(ALICE));
        uint256 round = account.round();
        _assertRefused(NEXT, _friendSigns(0xB0B, address(account), NEXT, round));
        _assertRefused(NEXT, _friendSigns(ALICE_KEY, address(_open(SECOND)), NEXT, round));
        _assertRefused(NEXT, _friendSigns(ALICE_KEY, address(account), SECOND, round));
        _assertRefused(NEXT, _friendSigns(ALICE_KEY, address(account), NEXT, round + 1));
        bytes memory here = _friendSigns(ALICE_KEY, address(account), NEXT, round);
        vm.chainId(block.chainid + 1);
        _assertRefused(NEXT, here);
        vm.chainId(block.chainid - 1);
        (bytes32 x,) = _keyOf(NEXT);
        vm.expectRevert(abi.encodeWithSelector(SignerP256.SignerP256InvalidPublicKey.selector, x, x));
        account.propose(x, x, here);
    }

    /// @notice A hostile second signer can only propose again; the account still works, and each proposal waits seven
    /// days.
    function testFuzz_AHostileProposerNeverGetsTheAccountBeforeSevenDays(uint256[8] calldata waits) public {
        _befriend(abi.encodePacked(ALICE));
        for (uint256 i = 0; i < waits.length; ++i) {
            _proposed(NEXT);
            uint256 wait = _within(waits[i], 0, 7 days - 1);
            vm.warp(block.timestamp + wait);
            _assertNothingReady(block.timestamp - wait + 7 days);
        }
        (bytes32 x,) = account.signer();
        (bytes32 first,) = _keyOf(LOST);
        vm.assertEq(x, first);
    }

    /// @notice The owner of the lost key has the whole seven days to notice a recovery and cancel it.
    function test_AfterARecoveryTheOldKeyCannotCancelOrSetAnything() public {
        _befriend(abi.encodePacked(ALICE));
        _proposed(NEXT);
        vm.warp(block.timestamp + 7 days);
        account.takeRecovery();
        PackedUserOperation memory op =
            _signed(LOST, address(account), _batch(address(account), abi.encodeCall(account.setRecoverer, (""))));
        _expectRefused(0, "AA24 signature error");
        _handle(op);
        _act(NEXT, address(account), address(account), abi.encodeCall(account.setRecoverer, ("")));
        vm.assertEq(account.recoverer().length, 0);
    }
}
