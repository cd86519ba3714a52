// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {MusicNft} from "../../src/music/MusicNft.sol";
import {IMusicNft} from "../../src/music/interfaces/IMusicNft.sol";
import {TestBase} from "../TestBase.sol";

contract MusicNftTest is TestBase {
    MusicNft private nft;

    function setUp() public {
        nft = new MusicNft("Musi Drops", "DROP", ALICE);
    }

    function test_ARoyaltyOfOneBasisPointIsStored() public {
        (address receiver, uint256 amount) = nft.royaltyInfo(_minted(BOB, 0, 1), 10_000);
        vm.assertEq(receiver, CAROL);
        vm.assertEq(amount, 1);
    }

    function _minted(address to, uint64 releaseDate, uint96 royaltyBps) private returns (uint256) {
        vm.prank(ALICE);
        return nft.mint(to, "ipfs://piece", releaseDate, CAROL, royaltyBps);
    }

    function test_AMintedPieceHasTheGivenData() public {
        vm.expectEmit(address(nft));
        emit IMusicNft.Minted(1, BOB, 1893456000);
        vm.assertEq(_minted(BOB, 1893456000, 500), 1);
        vm.assertEq(nft.ownerOf(1), BOB);
        vm.assertEq(nft.tokenURI(1), "ipfs://piece");
        vm.assertEq(nft.releaseDate(1), 1893456000);
        vm.assertEq(nft.totalSupply(), 1);
    }

    function testFuzz_IdsAreConsecutiveFromOne(uint256 count) public {
        count = _within(count, 1, 20);
        for (uint256 i = 1; i <= count; ++i) {
            vm.assertEq(_minted(BOB, 0, 0), i);
        }
        vm.assertEq(nft.totalSupply(), count);
        vm.assertEq(nft.balanceOf(BOB), count);
    }

    function testFuzz_TheRoyaltyIsAShareOfTheSale(uint96 bps, uint256 price) public {
        bps = uint96(_within(bps, 0, 10_000));
        price = _within(price, 0, type(uint128).max);
        (address receiver, uint256 amount) = nft.royaltyInfo(_minted(BOB, 0, bps), price);
        vm.assertEq(receiver, bps == 0 ? address(0) : CAROL);
        vm.assertEq(amount, price * bps / 10_000);
    }

    function test_RefusesARoyaltyAboveTheSale() public {
        vm.expectRevert();
        _minted(BOB, 0, 10_001);
        vm.assertEq(nft.totalSupply(), 0);
    }

    function testFuzz_OnlyTheMinterMints(address stranger) public {
        vm.assume(stranger != ALICE);
        bytes memory refusal = abi.encodeWithSelector(IMusicNft.NotTheMinter.selector, stranger);
        _minted(BOB, 0, 0);
        vm.startPrank(stranger);
        vm.expectRevert(refusal);
        nft.mint(stranger, "", 0, stranger, 0);
        vm.expectRevert(refusal);
        nft.changeMinter(stranger);
        vm.expectRevert(refusal);
        nft.changeURI(1, "");
    }

    function test_TheMinterRoleCanBeTransferred() public {
        vm.expectEmit(address(nft));
        emit IMusicNft.MinterChanged(ALICE, BOB);
        vm.prank(ALICE);
        nft.changeMinter(BOB);
        vm.assertEq(nft.minter(), BOB);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IMusicNft.NotTheMinter.selector, ALICE));
        nft.mint(ALICE, "", 0, ALICE, 0);
        vm.prank(BOB);
        nft.mint(ALICE, "", 0, ALICE, 0);
    }

    function test_TheMinterRoleCannotGoToTheZeroAddress() public {
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IMusicNft.NoMinter.selector));
        nft.changeMinter(address(0));
        vm.expectRevert(abi.encodeWithSelector(IMusicNft.NoMinter.selector));
        new MusicNft("Musi Drops", "DROP", address(0));
    }

    function test_ChangingAUriEmitsAnEvent() public {
        _minted(BOB, 0, 0);
        vm.expectEmit(address(nft));
        emit IERC4906.MetadataUpdate(1);
        vm.prank(ALICE);
        nft.changeURI(1, "ipfs://other");
        vm.assertEq(nft.tokenURI(1), "ipfs://other");
    }

    function testFuzz_RefusesAPieceThatDoesNotExist(uint256 id) public {
        bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id);
        vm.expectRevert(refusal);
        nft.releaseDate(id);
        vm.expectRevert(refusal);
        nft.transfer(BOB, id);
        vm.expectRevert(refusal);
        vm.prank(ALICE);
        nft.changeURI(id, "");
    }

    function test_TheOwnerAndApprovedAccountsCanTransfer() public {
        _minted(BOB, 0, 0);
        vm.prank(BOB);
        nft.transfer(CAROL, 1);
        vm.assertEq(nft.ownerOf(1), CAROL);
        vm.prank(CAROL);
        nft.approve(ALICE, 1);
        vm.prank(ALICE);
        nft.transfer(BOB, 1);
        vm.assertEq(nft.ownerOf(1), BOB);
    }

    function test_TheMinterCannotTransferPiecesOfOthers() public {
        _minted(BOB, 0, 0);
        bytes memory refusal = abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, ALICE, 1);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        nft.transfer(ALICE, 1);
        vm.expectRevert(refusal);
        nft.transferFrom(BOB, ALICE, 1);
        vm.expectRevert(refusal);
        nft.safeTransferFrom(BOB, ALICE, 1);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidApprover.selector, ALICE));
        nft.approve(ALICE, 1);
        vm.assertEq(nft.ownerOf(1), BOB);
    }

    function testFuzz_NobodyElseCanTransfer(address stranger) public {
        vm.assume(stranger != BOB && stranger != address(0));
        _minted(BOB, 0, 0);
        vm.prank(stranger);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, 1));
        nft.transfer(stranger, 1);
    }

    function test_SupportsItsInterfaces() public view {
        // ERC-165, ERC-721, its metadata, ERC-2981 and ERC-4906.
        bytes4[5] memory known =
            [bytes4(0x01ffc9a7), bytes4(0x80ac58cd), bytes4(0x5b5e139f), bytes4(0x2a55205a), bytes4(0x49064906)];
        for (uint256 i = 0; i < known.length; ++i) {
            vm.assertTrue(nft.supportsInterface(known[i]));
        }
        vm.assertFalse(nft.supportsInterface(0xffffffff));
    }
}
