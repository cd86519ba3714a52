// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {KnownToken} from "../../src/exchange/KnownToken.sol";
import {MusicNft} from "../../src/music/MusicNft.sol";
import {FailingToken} from "../../src/support/FailingToken.sol";
import {BatchAccount} from "../../src/wallet/BatchAccount.sol";
import {IBatchAccount} from "../../src/wallet/interfaces/IBatchAccount.sol";
import {TestBase} from "../TestBase.sol";

contract BatchAccountTest is TestBase {
    KnownToken private token;
    BatchAccount private code;
    /// @dev Alice's own account, with the delegated code's interface.
    IBatchAccount private account;

    function setUp() public {
        token = _newToken("TKN", ALICE, 1000);
        code = new BatchAccount();
        account = IBatchAccount(ALICE);
        vm.signAndAttachDelegation(address(code), ALICE_KEY);
    }

    function _transfers(uint256 first, uint256 second) private view returns (IBatchAccount.Call[] memory calls) {
        calls = new IBatchAccount.Call[](2);
        calls[0] = IBatchAccount.Call(address(token), 0, abi.encodeCall(IERC20.transfer, (BOB, first)));
        calls[1] = IBatchAccount.Call(address(token), 0, abi.encodeCall(IERC20.transfer, (CAROL, second)));
    }

    function test_AllCallsOfABatchTakePlace() public {
        vm.prank(ALICE);
        account.execute(_transfers(300, 700));
        vm.assertEq(token.balanceOf(BOB), 300);
        vm.assertEq(token.balanceOf(CAROL), 700);
    }

    function testFuzz_AFailingCallRevertsTheBatch(uint256 first, uint256 second) public {
        first = _within(first, 0, 1000);
        second = _within(second, 1001 - first, type(uint128).max);
        bytes memory reason =
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, ALICE, 1000 - first, second);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IBatchAccount.CallFailed.selector, 1, reason));
        account.execute(_transfers(first, second));
        vm.assertEq(token.balanceOf(ALICE), 1000);
    }

    function testFuzz_OnlyTheAccountItselfMayCall(address stranger) public {
        vm.assume(stranger != ALICE);
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IBatchAccount.NotTheAccount.selector, stranger));
        account.execute(_transfers(1, 1));
    }

    function testFuzz_TheDeployedContractItselfRefusesEveryCaller(address stranger) public {
        vm.assume(stranger != address(code));
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IBatchAccount.NotTheAccount.selector, stranger));
        code.execute(_transfers(1, 1));
    }

    function test_CallsCanSendNativeCurrency() public {
        vm.deal(ALICE, 5 ether);
        IBatchAccount.Call[] memory calls = new IBatchAccount.Call[](1);
        calls[0] = IBatchAccount.Call(BOB, 2 ether, "");
        vm.prank(ALICE);
        account.execute(calls);
        vm.assertEq(BOB.balance, 2 ether);
        vm.prank(BOB);
        (bool ok,) = ALICE.call{value: 1 ether}("");
        vm.assertTrue(ok && ALICE.balance == 4 ether);
    }

    function testFuzz_AcceptsEveryCallAsAPlainAccountDoes(bytes4 selector, bytes calldata data, uint256 value) public {
        vm.assume(!_isImplemented(selector));
        vm.deal(BOB, value);
        vm.prank(BOB);
        (bool ok, bytes memory answer) = ALICE.call{value: value}(abi.encodePacked(selector, data));
        vm.assertTrue(ok && answer.length == 0);
        vm.assertEq(ALICE.balance, value);
    }

    /// @dev The calls that the account implements.
    function _isImplemented(bytes4 selector) private pure returns (bool) {
        return selector == IBatchAccount.execute.selector || selector == IERC1271.isValidSignature.selector
            || selector == IERC165.supportsInterface.selector || selector == IERC721Receiver.onERC721Received.selector
            || selector == IERC1155Receiver.onERC1155Received.selector
            || selector == IERC1155Receiver.onERC1155BatchReceived.selector;
    }

    function test_AcceptsNativeCurrencyWithCallData() public {
        vm.deal(BOB, 3 ether);
        vm.startPrank(BOB);
        bytes[3] memory words = [bytes(hex""), bytes(hex"01"), bytes(unicode"thank you for the song ♪")];
        for (uint256 i = 0; i < 3; ++i) {
            (bool ok, bytes memory answer) = ALICE.call{value: 1 ether}(words[i]);
            vm.assertTrue(ok && answer.length == 0);
        }
        vm.assertEq(ALICE.balance, 3 ether);
    }

    function test_AcceptsNftsOfEveryStandard() public {
        vm.assertEq(
            bytes32(IERC721Receiver(ALICE).onERC721Received(BOB, BOB, 1, "")),
            bytes32(IERC721Receiver.onERC721Received.selector)
        );
        vm.assertEq(
            bytes32(IERC1155Receiver(ALICE).onERC1155Received(BOB, BOB, 1, 1, "")),
            bytes32(IERC1155Receiver.onERC1155Received.selector)
        );
        vm.assertEq(
            bytes32(IERC1155Receiver(ALICE).onERC1155BatchReceived(BOB, BOB, new uint256[](0), new uint256[](0), "")),
            bytes32(IERC1155Receiver.onERC1155BatchReceived.selector)
        );
    }

    function test_TwoMegabytesOfReturnDataAreNotCopied() public {
        FailingToken huge = new FailingToken(_plan(ALICE, 1), FailingToken.Way.ReturnsTwoMegabytes);
        IBatchAccount.Call[] memory calls = new IBatchAccount.Call[](1);
        calls[0] = IBatchAccount.Call(address(huge), 0, abi.encodeCall(IERC20.transfer, (BOB, 1)));
        vm.prank(ALICE);
        uint256 before = gasleft();
        account.execute(calls);
        // Creating the two megabytes costs the token nine million gas; copying them would cost as much again.
        vm.assertLe(before - gasleft(), 12_000_000);
    }

    function test_OnlyASignatureOfItsOwnKeyIsValid() public view {
        bytes32 hash = keccak256("an order");
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(ALICE_KEY, hash);
        bytes memory signature = abi.encodePacked(r, s, v);
        vm.assertEq(bytes32(account.isValidSignature(hash, signature)), bytes32(IERC1271.isValidSignature.selector));
        vm.assertEq(bytes32(account.isValidSignature(keccak256("another"), signature)), bytes32(bytes4(0xffffffff)));
        vm.assertEq(bytes32(account.isValidSignature(hash, "")), bytes32(bytes4(0xffffffff)));
        vm.assertEq(bytes32(code.isValidSignature(hash, signature)), bytes32(bytes4(0xffffffff)));
    }

    function test_StillAcceptsNfts() public {
        MusicNft nft = new MusicNft("Musi", "MUSI", address(this));
        vm.assertEq(nft.ownerOf(nft.mint(ALICE, "ipfs://1", 0, BOB, 0)), ALICE);
    }
}
